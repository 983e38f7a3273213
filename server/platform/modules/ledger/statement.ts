import type { Database } from '../../db/connection.ts'
import { type Part, readPart } from '../../http/feed.ts'
import type { Money } from '../../lib/money.ts'
import type { MemberAccount } from './accounts.ts'
import type { DocumentKind } from './kinds.ts'
import type { DocumentReference } from './movement.ts'
import { findEntries, type StatementQuery } from './repository/statement.ts'

/** One line of a statement. It explains itself: before + amount = after. */
export interface StatementEntry {
  /** Of this entry alone among those of all accounts. */
  readonly id: string
  readonly transferId: string
  readonly account: MemberAccount
  readonly currency: string
  readonly kind: string
  /** Positive: came in; negative: went out. */
  readonly amount: Money
  readonly before: Money
  readonly after: Money
  /** The account's entry count: its place in the statement. */
  readonly version: bigint
  readonly at: Date
  readonly source: string
  readonly document: DocumentReference
  readonly reason: string | undefined
  /** The transfer that this one takes back. */
  readonly reverses: string | undefined
}

/** A part of a member's statement, newest first. */
export async function readStatement({ query }: Database, asked: StatementQuery): Promise<Part<StatementEntry>> {
  const { rows, hasMore } = await readPart(asked.stretch, (stretch) => findEntries(query, { ...asked, stretch }))
  const entries = rows.map((row) => ({
    id: `${row.transfer_id}_${row.leg}`,
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
    document: { kind: row.document_kind as DocumentKind, id: row.document_id },
    reason: row.reason ?? undefined,
    reverses: row.reverses ?? undefined,
  }))
  return { rows: entries, hasMore }
}
