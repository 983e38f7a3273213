import type { Kysely } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import type { Deed, Party } from '../states.ts'
import type { ContractRow } from './contracts.ts'

/** What one side wants of the other, which then has to answer. */
const WISHES = ['PROPOSED', 'TERMINATION_REQUESTED'] as const satisfies readonly Deed[]

/** How often a side has wanted anything of the other since a moment, over all contracts of this kind between the two. */
export async function countWishes(
  query: Kysely<Tables>,
  { merchant_id, payee_id, payer_id, kind }: ContractRow,
  by: Party,
  since: Date,
): Promise<number> {
  const { wishes } = await query
    .selectFrom('contracts as contract')
    .innerJoin('contract_steps as step', (join) =>
      join.onRef('step.merchant_id', '=', 'contract.merchant_id').onRef('step.contract_id', '=', 'contract.id'),
    )
    .select((count) => count.fn.countAll<bigint>().as('wishes'))
    .where('contract.merchant_id', '=', merchant_id)
    .where('contract.payee_id', '=', payee_id)
    .where('contract.kind', '=', kind)
    .where('contract.payer_id', 'is not distinct from', payer_id)
    .where('contract.changed_at', '>', since)
    .where('step.actor', '=', by)
    .where('step.deed', 'in', WISHES)
    .where('step.at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(wishes)
}
