import type { Database, Transaction } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { CHAIN_START, createChainVerifier, hashEntry } from './audit-chain.ts'
import * as repository from './audit-repository.ts'

/** Who acts, in which brand, from where. */
export interface AuditActor {
  readonly operatorId: string
  readonly account: string
  readonly merchantId: string
  readonly ip: string
}

/** What was done to which thing. `action` is `<subjectKind>.<verb>`; before and after are as operators see the thing. */
export interface AuditRecord {
  readonly action: string
  /** One of AUDIT_SUBJECTS, to which tests/contract/audit-subjects.test.ts holds every source. */
  readonly subjectKind: string
  readonly subjectId: string
  readonly reason?: string | undefined
  readonly before: unknown
  readonly after: unknown
}

const CHAIN_PAGE = 1_000
const MOST_MISMATCHES = 100

/** The audit log: written in the transaction of the change, one hash chain per merchant, verified by a job and by hand. */
export function createAuditLog(database: Database, clock: Clock) {
  async function verifyChain(merchantId: string): Promise<repository.AuditCheck> {
    return database.transaction(
      async (tx) => {
        const verifier = createChainVerifier()
        let position = 0n
        let entries = 0n
        for (;;) {
          const page = await repository.selectChain(tx.query, merchantId, position, CHAIN_PAGE)
          for (const entry of page) verifier.take(entry)
          entries += BigInt(page.length)
          position = page.at(-1)?.position ?? position
          if (page.length < CHAIN_PAGE) break
        }
        const mismatches = verifier.finish(await repository.selectHead(tx.query, merchantId)).slice(0, MOST_MISMATCHES)
        const check = { merchantId, checkedAt: clock.now(), entries, mismatches }
        await repository.saveCheck(tx.query, check)
        return check
      },
      { isolation: 'repeatable read', patient: true },
    )
  }

  return {
    /** Writes one entry at the end of the merchant's chain, in the caller's transaction. */
    async record(tx: Transaction, actor: AuditActor, { reason, ...record }: AuditRecord): Promise<void> {
      const head = await repository.lockHead(tx.query, actor.merchantId, CHAIN_START)
      const entry = {
        merchantId: actor.merchantId,
        id: newId(),
        position: head.position + 1n,
        at: clock.now(),
        operatorId: actor.operatorId,
        operatorAccount: actor.account,
        ...record,
        // What JSON cannot carry (undefined, dates) becomes what the column will give back, so that the hash stays true.
        before: asStored(record.before),
        after: asStored(record.after),
        reason: reason?.trim() || null,
        ip: actor.ip,
        previousHash: head.hash,
      }
      await repository.insertEntry(tx.query, { ...entry, hash: hashEntry(entry) })
    },

    /** Verifies the chains of some merchants, or of all, and keeps the results. */
    async verify(merchantIds?: readonly string[]): Promise<repository.AuditCheck[]> {
      const checks: repository.AuditCheck[] = []
      for (const merchantId of merchantIds ?? (await repository.selectChains(database.query)))
        checks.push(await verifyChain(merchantId))
      return checks
    },

    /** The results of the last verification. */
    lastChecks: (merchantIds: readonly string[]) => repository.selectChecks(database.query, merchantIds),
    search: (
      merchantId: string,
      filter: repository.AuditFilter,
      page: Parameters<typeof repository.selectEntries>[3],
    ) => repository.selectEntries(database.query, merchantId, filter, page),
    find: (merchantId: string, id: string) => repository.selectEntry(database.query, merchantId, id),
  }
}

export type AuditLog = ReturnType<typeof createAuditLog>

function asStored(value: unknown): unknown {
  return value === null || value === undefined ? null : JSON.parse(JSON.stringify(value))
}
