import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Settlements, Tables } from '../../../db/tables.ts'
import type { ContractGroup } from '../../contracts/service.ts'

type Query = Kysely<Tables>
export type SettlementRow = Selectable<Settlements>

/** The settlement of a window, if anything was earned in it. */
export const findSettlementOf = (
  query: Query,
  { merchantId, kind, period }: ContractGroup,
  from: Date,
): Promise<SettlementRow | undefined> =>
  query
    .selectFrom('settlements')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('window_from', '=', from)
    .executeTakeFirst()

export const insertSettlement = (query: Query, settlement: Insertable<Settlements>): Promise<SettlementRow> =>
  query.insertInto('settlements').values(settlement).returningAll().executeTakeFirstOrThrow()

export const findSettlement = (query: Query, merchantId: string, id: string): Promise<SettlementRow | undefined> =>
  query
    .selectFrom('settlements')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst()

/** A settlement, locked until the transaction ends; undefined where there is none. */
export const lockSettlement = (query: Query, merchantId: string, id: string): Promise<SettlementRow | undefined> =>
  query
    .selectFrom('settlements')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateSettlement = (
  query: Query,
  { merchant_id, id }: Pick<SettlementRow, 'merchant_id' | 'id'>,
  change: Updateable<Settlements>,
): Promise<SettlementRow> =>
  query
    .updateTable('settlements')
    .set(change)
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
