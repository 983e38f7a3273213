import type { Transaction } from '../../../db/connection.ts'
import { AGENTS } from '../../../lib/account-types.ts'

type Query = Transaction['query']

/** How many of these accounts (in small letters) are agents of the brand. */
export async function countAgents(query: Query, merchantId: string, accounts: readonly string[]): Promise<number> {
  if (accounts.length === 0) return 0
  const { count } = await query
    .selectFrom('members')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('account_key', 'in', [...accounts])
    .where('type', 'in', [...AGENTS])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many of these tags the brand has. */
export async function countTags(query: Query, merchantId: string, tags: readonly string[]): Promise<number> {
  if (tags.length === 0) return 0
  const { count } = await query
    .selectFrom('tags')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('id', 'in', [...tags])
    .executeTakeFirstOrThrow()
  return Number(count)
}
