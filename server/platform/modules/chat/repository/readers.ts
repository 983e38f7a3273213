import type { Insertable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { ChatCases, ChatReports } from '../../../db/tables.ts'
import type { MemberKey } from '../service/dependencies.ts'

type Query = Transaction['query']

const hiddenBy = (query: Query, { merchantId, memberId }: MemberKey) =>
  query.selectFrom('chat_hidden_authors').where('merchant_id', '=', merchantId).where('member_id', '=', memberId)

/** Writers whom a member hides, the last one first. */
export const listHidden = (query: Query, member: MemberKey) =>
  hiddenBy(query, member)
    .select(['author_key', 'author_name'])
    .orderBy('hidden_at', 'desc')
    .orderBy('author_key')
    .execute()

export type HiddenRow = Awaited<ReturnType<typeof listHidden>>[number]

export async function insertHidden(query: Query, { merchantId, memberId }: MemberKey, author: HiddenRow, at: Date) {
  await query
    .insertInto('chat_hidden_authors')
    .values({ merchant_id: merchantId, member_id: memberId, ...author, hidden_at: at })
    .onConflict((known) => known.columns(['merchant_id', 'member_id', 'author_key']).doNothing())
    .execute()
}

export async function deleteHidden(query: Query, { merchantId, memberId }: MemberKey, key: string) {
  await query
    .deleteFrom('chat_hidden_authors')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('author_key', '=', key)
    .execute()
}

/** The case about a message, made where there is none; held until the transaction ends, so that reports are counted one by one. */
export const openCase = (query: Query, made: Insertable<ChatCases>) =>
  query
    .insertInto('chat_cases')
    .values(made)
    .onConflict((known) =>
      known
        .columns(['merchant_id', 'room_id', 'sequence'])
        .doUpdateSet((row) => ({ reports: row.ref('chat_cases.reports') })),
    )
    .returning(['id', 'state', 'reports'])
    .executeTakeFirstOrThrow()

/** Writes a report, once for a member and case; answers whether it is new. */
export async function insertReport(query: Query, report: Insertable<ChatReports>): Promise<boolean> {
  const row = await query
    .insertInto('chat_reports')
    .values(report)
    .onConflict((known) => known.columns(['merchant_id', 'case_id', 'member_id']).doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Counts the reports of a case anew. */
export async function countReports(query: Query, merchantId: string, caseId: string): Promise<void> {
  await query
    .updateTable('chat_cases')
    .set((row) => ({
      reports: row
        .selectFrom('chat_reports')
        .select((count) => count.cast<number>(count.fn.countAll(), 'int4').as('count'))
        .where('merchant_id', '=', merchantId)
        .where('case_id', '=', caseId),
    }))
    .where('merchant_id', '=', merchantId)
    .where('id', '=', caseId)
    .execute()
}
