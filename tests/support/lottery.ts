import type { Picks } from '@croupier/lottery/core/board.ts'
import { type FamilyCode, findPlayType } from '@croupier/lottery/core/family.ts'
import { oddsOf } from '@croupier/lottery/core/odds.ts'
import { priceOf, type Ticketing } from '@croupier/lottery/core/price.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { Database, Transaction } from '../../server/platform/db/connection.ts'
import type { Clock } from '../../server/platform/lib/clock.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { house, type LedgerService } from '../../server/platform/modules/ledger/service.ts'
import { need } from './need.ts'

/** Milliseconds in which a test has placed its bets, on a busy machine too. */
const A_WHILE = 20_000

export interface TestLotteryBet {
  readonly merchantId: string
  readonly memberId: string
  readonly drawId: string
  readonly family: FamilyCode
  readonly playType: string
  readonly picks: Picks
  readonly unit?: bigint
  readonly multiple?: number
  readonly rebateRate?: number
  /** A plan that ends with a win. */
  readonly chaseId?: string
  readonly at?: Date
}

/** Writes a bet on a draw as it stands once it is accepted, with its money; answers its id and stake. */
export async function writeLotteryBet(
  tx: Transaction,
  ledger: LedgerService,
  bet: TestLotteryBet,
): Promise<{ id: string; stake: bigint }> {
  const { merchantId, memberId, drawId, picks, unit = 10_000_000n, multiple = 1, at = new Date() } = bet
  const playType = need(findPlayType(familyOf(bet.family), bet.playType))
  const ticketing: Ticketing = { picks, unit, multiple }
  const stake = priceOf(playType, ticketing)
  if (stake === 0n) throw new Error('These picks are no bet')
  const draw = await tx.query
    .selectFrom('lottery_draws')
    .innerJoin('lotteries', (join) =>
      join
        .onRef('lotteries.merchant_id', '=', 'lottery_draws.merchant_id')
        .onRef('lotteries.code', '=', 'lottery_draws.lottery_code'),
    )
    .innerJoin('games', 'games.id', 'lotteries.game_id')
    .select(['lottery_draws.lottery_code', 'games.id as game_id', 'games.game_type', 'games.vendor_code'])
    .where('lottery_draws.merchant_id', '=', merchantId)
    .where('lottery_draws.id', '=', drawId)
    .executeTakeFirstOrThrow()
  const id = newId()
  const orderId = newId()
  const owner = { merchantId, memberId }
  const [movement] = await ledger.post(tx, [
    {
      ...owner,
      source: 'lottery',
      key: `BET:${id}`,
      kind: 'BET',
      document: { kind: 'bet', id },
      currency: 'VND',
      amount: stake,
      from: 'CASH',
      to: house.lottery(draw.lottery_code),
    },
  ])
  const balance = need(movement?.accounts[0]).balance
  const member = { merchant_id: merchantId, member_id: memberId }
  await tx.query
    .insertInto('bets')
    .values({
      ...member,
      id,
      source: 'lottery',
      transaction_id: id,
      round: drawId,
      vendor_code: draw.vendor_code,
      game_id: draw.game_id,
      game_type: draw.game_type,
      session_id: orderId,
      currency: 'VND',
      is_free: false,
      stake,
      state: 'OPEN',
      balance_before: balance + stake,
      balance_after: balance,
      placed_at: at,
    })
    .execute()
  const slip = { ...member, id: orderId, key: orderId, request_hash: orderId, lottery_code: draw.lottery_code }
  await tx.query
    .insertInto('lottery_orders')
    .values({ ...slip, draw_id: drawId, chase_id: bet.chaseId ?? null, stake, placed_at: at })
    .execute()
  await tx.query
    .insertInto('lottery_bets')
    .values({
      ...member,
      id,
      order_id: orderId,
      draw_id: drawId,
      lottery_code: draw.lottery_code,
      play_type: bet.playType,
      picks: JSON.stringify(picks),
      unit,
      multiple,
      tickets: Number(stake / (unit * BigInt(multiple * playType.lines))),
      series: 1960,
      rebate_rate: bet.rebateRate ?? 0,
      rules_version: 1,
      odds: JSON.stringify(oddsOf(familyOf(bet.family), playType, { series: 1960, table: {} })),
    })
    .execute()
  return { id, stake }
}

/** Only these lotteries of a brand are planned and drawn: the thousands of draws of the others cost a test half a minute. */
export async function openOnly(database: Database, merchantId: string, codes: readonly string[]): Promise<void> {
  await database.raw('update lotteries set is_open = merchant_id = $1 and code = any($2::text[])', [merchantId, codes])
}

/** The next draw of a lottery that takes bets for a while yet: one about to close may be closed before the test has bet. */
export function findOpenDraw(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  merchantId: string,
  lotteryCode: string,
) {
  return database.query
    .selectFrom('lottery_draws')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('lottery_code', '=', lotteryCode)
    .where('state', '=', 'OPEN')
    .where('closes_at', '>', new Date(clock.now().getTime() + A_WHILE))
    .orderBy('draws_at')
    .executeTakeFirstOrThrow()
}

/** A draw as it is now. */
export function findDraw({ query }: Database, merchantId: string, id: string) {
  return query
    .selectFrom('lottery_draws')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export interface ManyBets {
  readonly merchantId: string
  readonly drawId: string
  readonly memberIds: readonly string[]
  readonly count: number
}

/** What fillDraw bets each time: the last two digits of the special prize of the south. */
const MANY = { playType: 'de-special', unit: 10_000_000n }

/**
 * Fills a draw of the southern family with bets on two digits, all numbers alike, every fifth with a rebate of 2 %. Written
 * by the database itself, with its money: thousands a second. Answers the odds of a hit in 1/10,000.
 */
export async function fillDraw(
  database: Database,
  { merchantId, drawId, memberIds, count }: ManyBets,
): Promise<bigint> {
  const playType = need(findPlayType(familyOf('VN_SOUTH'), MANY.playType))
  const odds = oddsOf(familyOf('VN_SOUTH'), playType, { series: 1960, table: {} })
  await database.transaction(
    async (tx) => {
      await tx.script('create temp table many_bets (n int4, id uuid, member uuid, balance int8) on commit drop')
      await tx.raw(
        `with bet as materialized (
           select n, gen_random_uuid() as id, ($2::uuid[])[1 + n % $3::int4] as member from generate_series(1, $1::int4) n
         ), given as (
           select array_fill('lottery'::text, array[$1::int4]) as sources, array_fill($4::text, array[$1]) as merchants,
                  array_agg(member order by n) as members, array_agg(id order by n) as ids,
                  array_agg('BET:' || id order by n) as keys, array_fill('test'::text, array[$1]) as hashes,
                  array_fill('BET'::text, array[$1]) as kinds, array_fill('VND'::text, array[$1]) as currencies,
                  array_fill($5::int8, array[$1]) as amounts, array_fill('CASH'::text, array[$1]) as origins,
                  array_fill('HOUSE:LOTTERY:' || (select lottery_code from lottery_draws where merchant_id = $4 and id = $6), array[$1]) as targets,
                  array_fill('bet'::text, array[$1]) as document_kinds, array_agg(id::text order by n) as documents
             from bet
         )
         insert into many_bets select bet.n, bet.id, bet.member, moved.balance
           from given, ledger_post_many(given.sources, given.merchants, given.members, given.ids, given.keys, given.hashes, given.kinds,
             given.currencies, given.amounts, given.origins, given.targets, given.document_kinds, given.documents, now()) moved
           join bet on bet.id = moved.transfer_id`,
        [count, memberIds, memberIds.length, merchantId, MANY.unit, drawId],
      )
      await tx.raw(
        `insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id,
             currency, is_free, stake, state, balance_before, balance_after, placed_at)
         select $1, many.member, many.id, 'lottery', many.id::text, draw.id::text, games.vendor_code, games.id, games.game_type, many.id,
             'VND', false, $3::int8, 'OPEN', many.balance + $3::int8, many.balance, now()
           from many_bets many join lottery_draws draw on draw.merchant_id = $1 and draw.id = $2
           join lotteries on lotteries.merchant_id = $1 and lotteries.code = draw.lottery_code
           join games on games.id = lotteries.game_id`,
        [merchantId, drawId, MANY.unit],
      )
      await tx.raw(
        `insert into lottery_orders (merchant_id, member_id, id, key, request_hash, lottery_code, draw_id, stake, placed_at)
         select $1, many.member, many.id, many.id::text, '', draw.lottery_code, draw.id, $3::int8, now()
           from many_bets many join lottery_draws draw on draw.merchant_id = $1 and draw.id = $2`,
        [merchantId, drawId, MANY.unit],
      )
      await tx.raw(
        `insert into lottery_bets (merchant_id, member_id, id, order_id, draw_id, lottery_code, play_type, picks, unit, multiple, tickets,
             series, rebate_rate, rules_version, odds)
         select $1, many.member, many.id, many.id, draw.id, draw.lottery_code, $4,
             jsonb_build_array(jsonb_build_array(lpad((many.n % 100)::text, 2, '0'))), $3::int8, 1, 1, 1960,
             case when many.n % 5 = 0 then 200 else 0 end, 1, $5::jsonb
           from many_bets many join lottery_draws draw on draw.merchant_id = $1 and draw.id = $2`,
        [merchantId, drawId, MANY.unit, MANY.playType, JSON.stringify(odds)],
      )
    },
    { patient: true },
  )
  return BigInt(need(odds.win))
}
