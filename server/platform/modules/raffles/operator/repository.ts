import type { Transaction } from '../../../db/connection.ts'
import { inSpan, type Rows, type TimeSpan } from '../../../db/search.ts'
import type { RaffleRow, SpinWithNames } from '../repository.ts'
import type { RaffleState, RaffleTerms } from '../terms.ts'

type Query = Transaction['query']

export interface RaffleFilter {
  readonly ids?: readonly string[] | undefined
  readonly state?: RaffleState | undefined
}

interface Range {
  readonly limit: number
  readonly offset: number
}

/** A spin with the account of its member. */
export interface SpinOfMember extends SpinWithNames {
  readonly account: string
}

/** A page of the raffles of a brand, those changed last first. */
export async function listRaffles(
  query: Query,
  merchantId: string,
  { ids, state }: RaffleFilter,
  { limit, offset }: Range,
): Promise<Rows<RaffleRow>> {
  let wanted = query.selectFrom('raffles').where('merchant_id', '=', merchantId)
  if (ids !== undefined) wanted = wanted.where('id', 'in', ids)
  if (state !== undefined) wanted = wanted.where('state', '=', state)
  const rows = await wanted
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

const toRow = ({ words, startsAt, endsAt, leastDeposit }: RaffleTerms, changedAt: Date) => ({
  words: JSON.stringify(words),
  starts_at: startsAt,
  ends_at: endsAt,
  least_deposit: leastDeposit,
  changed_at: changedAt,
})

interface NewRaffle {
  readonly merchantId: string
  readonly id: string
  readonly currency: string
  readonly at: Date
}

export async function insertRaffle(
  query: Query,
  { merchantId, id, currency, at }: NewRaffle,
  terms: RaffleTerms,
): Promise<RaffleRow> {
  const row = await query
    .insertInto('raffles')
    .values({ merchant_id: merchantId, id, state: 'DRAFT', currency, created_at: at, ...toRow(terms, at) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertPrizes(query, row, terms)
  return row
}

const changing = (query: Query, { merchant_id, id }: RaffleRow) =>
  query.updateTable('raffles').where('merchant_id', '=', merchant_id).where('id', '=', id).returningAll()

/** Writes a raffle anew that was never published, with its prizes. */
export async function updateRaffle(query: Query, raffle: RaffleRow, terms: RaffleTerms, at: Date): Promise<RaffleRow> {
  await query
    .deleteFrom('raffle_prizes')
    .where('merchant_id', '=', raffle.merchant_id)
    .where('raffle_id', '=', raffle.id)
    .execute()
  await insertPrizes(query, raffle, terms)
  return changing(query, raffle).set(toRow(terms, at)).executeTakeFirstOrThrow()
}

const insertPrizes = (query: Query, { merchant_id, id }: RaffleRow, { prizes }: RaffleTerms) =>
  query
    .insertInto('raffle_prizes')
    .values(
      prizes.map(({ kind, names, amount, weight, quantity }, index) => ({
        merchant_id,
        raffle_id: id,
        place: index + 1,
        kind,
        names: JSON.stringify(names),
        amount,
        weight,
        quantity,
        left_quantity: quantity,
      })),
    )
    .execute()

export const setState = (query: Query, raffle: RaffleRow, state: RaffleState, at: Date): Promise<RaffleRow> =>
  changing(query, raffle).set({ state, changed_at: at }).executeTakeFirstOrThrow()

/** A page of what members drew of a raffle, the last one first. */
export async function listSpinsOfRaffle(
  query: Query,
  { merchant_id, id }: RaffleRow,
  span: TimeSpan,
  { limit, offset }: Range,
): Promise<Rows<SpinOfMember>> {
  const spins = query
    .selectFrom('raffle_spins')
    .where('raffle_spins.merchant_id', '=', merchant_id)
    .where('raffle_spins.raffle_id', '=', id)
    .$call((rows) => inSpan(rows, 'raffle_spins.spun_at', span))
  const rows = await spins
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'raffle_spins.merchant_id')
        .onRef('members.id', '=', 'raffle_spins.member_id'),
    )
    .innerJoin('raffle_prizes', (join) =>
      join
        .onRef('raffle_prizes.merchant_id', '=', 'raffle_spins.merchant_id')
        .onRef('raffle_prizes.raffle_id', '=', 'raffle_spins.raffle_id')
        .onRef('raffle_prizes.place', '=', 'raffle_spins.place'),
    )
    .selectAll('raffle_spins')
    .select(['members.account', 'raffle_prizes.names'])
    .orderBy('raffle_spins.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await spins.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}
