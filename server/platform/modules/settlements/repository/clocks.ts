import type { Database, Transaction } from '../../../db/connection.ts'
import type { ContractGroup } from '../../contracts/service.ts'

/** Up to when a group is settled, and by which figures. */
export interface SettlementClock {
  readonly settled_until: Date
  readonly fold: bigint
}

/** Up to when groups are settled; without those that were never settled. */
export const listClocks = ({ query }: Pick<Database, 'query'>) =>
  query.selectFrom('settlement_clocks').select(['merchant_id', 'kind', 'period', 'settled_until']).execute()

/** The clock of a group, made where there is none, held until the transaction ends: whoever comes second waits. */
export async function lockClock(
  { query }: Pick<Transaction, 'query'>,
  { merchantId, kind, period }: ContractGroup,
  begin: Date,
): Promise<SettlementClock> {
  await query
    .insertInto('settlement_clocks')
    .values({ merchant_id: merchantId, kind, period, settled_until: begin, fold: 0n })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return query
    .selectFrom('settlement_clocks')
    .select(['settled_until', 'fold'])
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function setClock(
  { query }: Pick<Transaction, 'query'>,
  { merchantId, kind, period }: ContractGroup,
  clock: SettlementClock,
): Promise<void> {
  await query
    .updateTable('settlement_clocks')
    .set(clock)
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute()
}
