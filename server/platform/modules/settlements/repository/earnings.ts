import type { Selectable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Earnings } from '../../../db/tables.ts'
import type { ContractKind } from '../../contracts/service.ts'

type Connection = Pick<Transaction, 'raw'>
export type EarningRow = Selectable<Earnings>

/** What a window came to for a contract so far. */
export interface LastEarning {
  readonly contract_id: string
  readonly id: string
  readonly revision: number
  readonly net: string
  readonly carried_out: bigint
  readonly skip_reason: string | null
  /** Whether anything of it was denied: then nothing of it is paid or taken back any more. */
  readonly is_denied: boolean
}

/** The newest revisions of what contracts of a kind came to in a window, by the contract. */
export async function findLastEarnings(
  { raw }: Connection,
  merchantId: string,
  kind: ContractKind,
  from: Date,
): Promise<Map<string, LastEarning>> {
  const rows = await raw<LastEarning>(
    `select distinct on (contract_id) contract_id, id, revision, net, carried_out, skip_reason,
         bool_or(state = 'DENIED') over (partition by contract_id) as is_denied
       from earnings where merchant_id = $1 and kind = $2 and window_from = $3 order by contract_id, revision desc`,
    [merchantId, kind, from.toISOString()],
  )
  return new Map(rows.map((row) => [row.contract_id, row]))
}

/** An earning as it is written first: not paid. */
export type NewEarning = Omit<EarningRow, 'paid' | 'tries' | 'net' | 'gross' | 'downlines'> & {
  readonly net: bigint
  readonly gross: bigint
  readonly downlines: bigint
}

/** Each column with its type, in the order in which rows are written. */
const COLUMNS = {
  id: 'uuid',
  settlement_id: 'uuid',
  contract_id: 'uuid',
  version: 'int4',
  kind: 'text',
  payee_id: 'uuid',
  payer_id: 'uuid',
  upline_id: 'uuid',
  currency: 'text',
  window_from: 'timestamptz',
  window_until: 'timestamptz',
  revision: 'int4',
  position: 'int4',
  valid_bet: 'int8',
  loss: 'int8',
  active_members: 'int4',
  carried_in: 'int8',
  carried_out: 'int8',
  rate: 'int8',
  gross: 'numeric',
  downlines: 'numeric',
  net: 'numeric',
  skip_reason: 'text',
  amount: 'int8',
  state: 'text',
  next_try_at: 'timestamptz',
  created_at: 'timestamptz',
  changed_at: 'timestamptz',
} as const satisfies Record<Exclude<keyof NewEarning, 'merchant_id'>, string>
const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
const arrays = Object.values(COLUMNS).map((type, index) => `$${index + 2}::${type}[]`)

/** As many as a statement takes well. */
const AT_A_TIME = 5_000

/** Writes earnings of a brand, some thousands a statement. */
export async function insertEarnings(
  { raw }: Connection,
  merchantId: string,
  earnings: readonly NewEarning[],
): Promise<void> {
  const written = (value: NewEarning[keyof NewEarning]) => (value instanceof Date ? value.toISOString() : value)
  for (let start = 0; start < earnings.length; start += AT_A_TIME) {
    const some = earnings.slice(start, start + AT_A_TIME)
    await raw(
      `insert into earnings (merchant_id, ${names.join(', ')}, paid, tries)
       select $1, *, 0, 0 from unnest(${arrays.join(', ')})`,
      [merchantId, ...names.map((name) => some.map((earning) => written(earning[name])))],
    )
  }
}

/** What waits of contracts' pay, in 1/10 000 000 000 of a unit. */
export async function findRemainders({ raw }: Connection, merchantId: string, contractIds: readonly string[]) {
  const rows = await raw<{ contract_id: string; remainder: string }>(
    'select contract_id, remainder from earning_remainders where merchant_id = $1 and contract_id = any($2::uuid[])',
    [merchantId, contractIds],
  )
  return new Map(rows.map(({ contract_id, remainder }) => [contract_id, BigInt(remainder)]))
}

export async function setRemainders(
  { raw }: Connection,
  merchantId: string,
  remainders: ReadonlyMap<string, bigint>,
): Promise<void> {
  await raw(
    `insert into earning_remainders select $1, * from unnest($2::uuid[], $3::numeric[])
     on conflict (merchant_id, contract_id) do update set remainder = excluded.remainder`,
    [merchantId, [...remainders.keys()], [...remainders.values()].map(String)],
  )
}
