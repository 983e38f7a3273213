import type { Database } from '../../db/connection.ts'
import type { Money } from '../../lib/money.ts'
import type { MemberAccount } from './accounts.ts'
import type { DocumentReference } from './movement.ts'
import { findEntries, type StatementQuery } from './repository/statement.ts'

/** One line of a statement. It explains itself: before + amount = after. */
export interface StatementEntry {
  readonly transferId: string
  readonly account: MemberAccount
  readonly currency: string
  readonly kind: string
  /** Positive: came in; negative: went out. */
  readonly amount: Money
  readonly before: Money
  readonly after: Money
  /** The account's entry count; the cursor of the next page. */
  readonly version: bigint
  readonly at: Date
  readonly source: string
  readonly document: DocumentReference
  readonly reason: string | undefined
  /** The transfer that this one takes back. */
  readonly reverses: string | undefined
}

/** The most entries that one page of a statement holds. */
const STATEMENT_LIMIT = 200

/** A page of a member's statement, newest first; `nextBefore` is the cursor of the next page. */
export async function readStatement(
  { query }: Database,
  asked: StatementQuery,
): Promise<{ entries: StatementEntry[]; nextBefore: bigint | undefined }> {
  const limit = Math.min(Math.max(asked.limit, 1), STATEMENT_LIMIT)
  const rows = await findEntries(query, { ...asked, limit: limit + 1 })
  const entries = rows.slice(0, limit).map((row) => ({
    transferId: row.transfer_id,
    account: row.account as MemberAccount,
    currency: row.currency,
    kind: row.kind,
    amount: row.amount,
    before: row.balance_after - row.amount,
    after: row.balance_after,
    version: row.version,
    at: row.created_at,
    source: row.source,
    document: { kind: row.document_kind, id: row.document_id },
    reason: row.reason ?? undefined,
    reverses: row.reverses ?? undefined,
  }))
  return { entries, nextBefore: rows.length > limit ? entries.at(-1)?.version : undefined }
}
