import { type Kysely, sql } from 'kysely'
import type { Rows } from '../../../db/search.ts'
import type { Tables } from '../../../db/tables.ts'
import type { ConversationRow } from '../repository.ts'
import type { ConversationView } from '../states.ts'

type Query = Kysely<Tables>

/** With who asks, who has it, and the beginning of what was said last. */
export type OperatorConversationRow = ConversationRow & {
  readonly account: string | null
  readonly operator_account: string | null
  readonly last_text: string | null
}

const named = (query: Query, merchantId: string) =>
  query
    .selectFrom('support_conversations as talk')
    .leftJoin('members', (join) =>
      join.onRef('members.merchant_id', '=', 'talk.merchant_id').onRef('members.id', '=', 'talk.member_id'),
    )
    .leftJoin('operators', 'operators.id', 'talk.operator_id')
    .leftJoin('support_messages as last', (join) =>
      join
        .onRef('last.merchant_id', '=', 'talk.merchant_id')
        .onRef('last.conversation_id', '=', 'talk.id')
        .onRef('last.number', '=', 'talk.last_number'),
    )
    .where('talk.merchant_id', '=', merchantId)

const columns = [
  'members.account as account',
  'operators.account as operator_account',
  sql<string | null>`case when last.kind = 'TEXT' then left(last.content, 120) end`.as('last_text'),
] as const

export const findNamed = (query: Query, merchantId: string, id: string): Promise<OperatorConversationRow | undefined> =>
  named(query, merchantId).selectAll('talk').select(columns).where('talk.id', '=', id).executeTakeFirst()

/** A page of what an operator looks at: those that wait by their time, open ones by what was said first, closed ones the last first. */
export async function listNamed(
  query: Query,
  merchantId: string,
  { view, operatorId }: { readonly view: ConversationView; readonly operatorId: string },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<OperatorConversationRow>> {
  const states = { QUEUE: 'WAITING', MINE: 'ACTIVE', ACTIVE: 'ACTIVE', CLOSED: 'CLOSED' } as const
  const orders = {
    QUEUE: 'talk.waiting_since',
    MINE: 'talk.last_message_at',
    ACTIVE: 'talk.last_message_at',
    CLOSED: 'talk.closed_at',
  } as const
  let wanted = named(query, merchantId).where('talk.state', '=', states[view])
  if (view === 'MINE') wanted = wanted.where('talk.operator_id', '=', operatorId)
  const rows = await wanted
    .selectAll('talk')
    .select(columns)
    .orderBy(orders[view], view === 'CLOSED' ? 'desc' : 'asc')
    .orderBy('talk.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

interface Seat {
  readonly merchantId: string
  readonly operatorId: string
}

/** Writes down that an operator is at the desk of a brand; undefined leaves as it was whether he takes conversations. */
export async function keepPresence(
  query: Query,
  { merchantId, operatorId }: Seat,
  isAvailable: boolean | undefined,
  now: Date,
): Promise<void> {
  await query
    .insertInto('support_operators')
    .values({ merchant_id: merchantId, operator_id: operatorId, is_available: isAvailable ?? false, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'operator_id'])
        .doUpdateSet({ seen_at: now, ...(isAvailable === undefined ? {} : { is_available: isAvailable }) }),
    )
    .execute()
}

/** Whether an operator said last that he takes conversations. */
export async function isMarkedAvailable(query: Query, { merchantId, operatorId }: Seat): Promise<boolean> {
  const row = await query
    .selectFrom('support_operators')
    .select('is_available')
    .where('merchant_id', '=', merchantId)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst()
  return row?.is_available ?? false
}

/** Operators who take conversations of a brand, by the last word of their pages. */
export const listAvailable = (query: Query, merchantId: string, seenSince: Date) =>
  query
    .selectFrom('support_operators')
    .innerJoin('operators', 'operators.id', 'support_operators.operator_id')
    .select(['operators.id', 'operators.account', 'operators.name'])
    .where('support_operators.merchant_id', '=', merchantId)
    .where('support_operators.is_available', '=', true)
    .where('support_operators.seen_at', '>=', seenSince)
    .where('operators.active', '=', true)
    .orderBy('operators.account')
    .limit(100)
    .execute()
