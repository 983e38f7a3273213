import { createHash } from 'node:crypto'
import { canonicalJson } from './canonical.ts'

/** One entry of the audit log as it is hashed. */
export interface ChainedEntry {
  readonly merchantId: string
  readonly id: string
  readonly position: bigint
  readonly at: Date
  readonly operatorId: string
  readonly operatorAccount: string
  readonly action: string
  readonly subjectKind: string
  readonly subjectId: string
  readonly reason: string | null
  readonly ip: string
  readonly before: unknown
  readonly after: unknown
  readonly previousHash: string
  readonly hash: string
}

/** The end of a chain as it is kept beside it. */
export interface ChainHead {
  readonly position: bigint
  readonly hash: string
}

/** What a verification found wrong. `subject` names the entry. */
export interface ChainMismatch {
  readonly kind: 'AUDIT_ENTRY_ALTERED' | 'AUDIT_ENTRY_MISSING' | 'AUDIT_END_DIFFERS'
  readonly subject: string
  readonly expected: string
  readonly found: string
}

/** What stands before the first entry. */
export const CHAIN_START = '0'.repeat(64)

/** The hash of an entry: it covers all of the row and the hash before it. */
export function hashEntry(entry: Omit<ChainedEntry, 'hash'>): string {
  const parts = [
    entry.merchantId,
    entry.position.toString(),
    entry.id,
    entry.at.toISOString(),
    entry.operatorId,
    entry.operatorAccount,
    entry.action,
    entry.subjectKind,
    entry.subjectId,
    entry.reason,
    entry.ip,
    entry.before ?? null,
    entry.after ?? null,
    entry.previousHash,
  ]
  return createHash('sha256').update(canonicalJson(parts)).digest('hex')
}

/** Walks a chain in order and names each entry that is missing or is not what was written. */
export function createChainVerifier() {
  const mismatches: ChainMismatch[] = []
  let position = 0n
  let hash = CHAIN_START

  return {
    /** Takes the next entry, in the order of `position`. */
    take(entry: ChainedEntry): void {
      const expected = position + 1n
      const skipped = entry.position !== expected
      if (skipped) mismatches.push(missing(expected, entry.position - 1n))
      const computed = hashEntry(entry)
      const follows = skipped || entry.previousHash === hash
      if (computed !== entry.hash || !follows) {
        const kind = 'AUDIT_ENTRY_ALTERED'
        mismatches.push({ kind, subject: `${entry.position} ${entry.id}`, expected: computed, found: entry.hash })
      }
      position = entry.position
      hash = entry.hash
    },
    /** Compares the end of the chain with what is kept of it; returns everything found. */
    finish(head: ChainHead | undefined): ChainMismatch[] {
      const end = head ?? { position: 0n, hash: CHAIN_START }
      if (end.position > position) return [...mismatches, missing(position + 1n, end.position)]
      if (end.position !== position || end.hash !== hash) {
        mismatches.push({
          kind: 'AUDIT_END_DIFFERS',
          subject: `${end.position}`,
          expected: end.hash,
          found: `${position} ${hash}`,
        })
      }
      return mismatches
    },
  }
}

function missing(from: bigint, to: bigint): ChainMismatch {
  const subject = from >= to ? `${from}` : `${from} – ${to}`
  return { kind: 'AUDIT_ENTRY_MISSING', subject, expected: 'PRESENT', found: 'MISSING' }
}
