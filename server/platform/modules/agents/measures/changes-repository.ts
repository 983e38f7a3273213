import type { Database, Transaction } from '../../../db/connection.ts'
import { givenRows } from '../../../db/given-rows.ts'
import type { Figures } from '../../games/service.ts'

interface Change extends Figures {
  readonly id: string
  readonly memberId: string
  readonly currency: string
  readonly at: Date
  /** Of play; null of a registration. */
  readonly category: string | null
  readonly gameId: string | null
  readonly vendorCode: string | null
  readonly registrations: number
}

const CHANGES = givenRows(
  [
    ...(['uuid[]', 'uuid[]', 'text[]', 'timestamptz[]', 'text[]', 'int8[]', 'int8[]', 'int8[]', 'int8[]'] as const),
    ...(['int4[]', 'uuid[]', 'text[]'] as const),
  ],
  2,
)

/** Keeps what changed until the figures take it. */
export async function insertChanges(tx: Transaction, merchantId: string, changes: readonly Change[]): Promise<void> {
  await tx.prepared(
    'measure_changes_insert',
    `insert into measure_changes
     select $1, * from ${CHANGES}`,
    [
      merchantId,
      changes.map(({ id }) => id),
      changes.map(({ memberId }) => memberId),
      changes.map(({ currency }) => currency),
      changes.map(({ at }) => at.toISOString()),
      changes.map(({ category }) => category),
      changes.map(({ bets }) => bets),
      changes.map(({ stake }) => stake),
      changes.map(({ validBet }) => validBet),
      changes.map(({ payout }) => payout),
      changes.map(({ registrations }) => registrations),
      changes.map(({ gameId }) => gameId),
      changes.map(({ vendorCode }) => vendorCode),
    ],
  )
}

/** Takes some of what waits at a brand into the figures (measures_fold.sql); answers how much of either there was. */
export async function foldSome(
  tx: Pick<Transaction, 'raw'>,
  merchantId: string,
  limit: number,
): Promise<{ changes: number; movements: number }> {
  const [taken] = await tx.raw<{ changes: number; movements: number }>('select * from measures_fold($1, $2)', [
    merchantId,
    limit,
  ])
  return taken ?? { changes: 0, movements: 0 }
}

const WAITING_MERCHANTS = `
  select m.id from merchants m
   where exists (select from measure_changes c where c.merchant_id = m.id)
      or exists (select from ledger_news n where n.merchant_id = m.id)`

/** Whether anything waits at any brand (`RegularWork`). */
export const MEASURES_DUE_AT = `select timestamptz 'epoch' from (${WAITING_MERCHANTS}) waiting limit 1`

/** Brands with anything that waits. */
export const listWaitingMerchants = async (database: Pick<Database, 'raw'>): Promise<string[]> => {
  const rows = await database.raw<{ id: string }>(WAITING_MERCHANTS)
  return rows.map(({ id }) => id)
}

/** The moment that the oldest change belongs to which waits; null when none does. */
export async function oldestChange(database: Pick<Database, 'raw'>, merchantId: string): Promise<Date | null> {
  const [row] = await database.raw<{ at: Date | null }>(
    'select min(at) as at from measure_changes where merchant_id = $1',
    [merchantId],
  )
  return row?.at ?? null
}
