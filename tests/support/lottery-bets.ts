import type { FamilyCode } from '../../lottery/core/family.ts'
import type { Database } from '../../server/platform/db/connection.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { need } from './need.ts'
import { SENVANG } from './platform.ts'

const SECOND = 1000

export interface TestLottery {
  readonly merchantId?: string
  readonly code?: string
  readonly family?: FamilyCode
  readonly vendor?: string
  readonly gameType?: 'LOTT' | 'ELOTT'
  readonly prizeMode?: 'LOTT' | 'ELOTT' | 'SEA'
  readonly isOfficial?: boolean
  readonly withheld?: readonly string[]
  readonly odds?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly numberPayoutLimit?: bigint
  readonly playTypeStakeLimit?: bigint
  readonly drawStakeLimit?: bigint
  readonly memberStakeLimit?: bigint
  readonly singleWinLimit?: bigint
}

const PLENTY = 1_000_000_000_0000n

/** A lottery of a brand that takes bets, with rules of version 1 and no draws yet. */
export async function openLottery({ query }: Pick<Database, 'query'>, options: TestLottery = {}) {
  const {
    merchantId = SENVANG,
    code = `T${newId().slice(-10).toUpperCase()}`,
    family = 'VN_NORTH',
    vendor = 'LOTT',
  } = options
  const { gameType = 'ELOTT', prizeMode = 'ELOTT', isOfficial = false } = options
  const gameId = newId()
  await query.updateTable('vendors').set({ adapter: 'lottery' }).where('code', '=', vendor).execute()
  await query
    .insertInto('merchant_vendors')
    .values({ merchant_id: merchantId, vendor_code: vendor, availability: 'OPEN', position: 90 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await query
    .insertInto('games')
    .values({
      id: gameId,
      vendor_code: vendor,
      game_type: gameType,
      game_classify: null,
      vendor_game_code: code,
      names: JSON.stringify({ vi: `Xổ số ${code}`, en: `Lottery ${code}` }),
      name_folded: `xo so ${code.toLowerCase()}`,
      availability: 'OPEN',
      has_demo: false,
      position: 1,
    })
    .execute()
  await query
    .insertInto('merchant_games')
    .values({ merchant_id: merchantId, game_id: gameId, vendor_code: vendor, game_type: gameType, position: 1 })
    .execute()
  await query
    .insertInto('lotteries')
    .values({
      merchant_id: merchantId,
      code,
      family,
      game_id: gameId,
      prize_mode: prizeMode,
      icon: family,
      period_seconds: isOfficial ? null : 60,
      schedule: isOfficial
        ? JSON.stringify({ zone: 'Asia/Ho_Chi_Minh', time: '18:15', weekdays: [0, 1, 2, 3, 4, 5, 6] })
        : null,
      close_seconds: 5,
      is_open: true,
      position: 1,
    })
    .execute()
  await writeRules({ query }, { merchantId, code, version: 1, ...options })
  return { merchantId, code, gameId }
}

/** Rules of another version; the highest is in force. */
export async function writeRules(
  { query }: Pick<Database, 'query'>,
  options: TestLottery & { readonly merchantId: string; readonly code: string; readonly version: number },
): Promise<void> {
  await query
    .insertInto('lottery_rules')
    .values({
      merchant_id: options.merchantId,
      lottery_code: options.code,
      version: options.version,
      odds: JSON.stringify(options.odds ?? {}),
      withheld: [...(options.withheld ?? [])],
      lowest_series: 1700,
      highest_series: 1980,
      return_floor: 7500,
      smallest_unit: 1000_0000n,
      number_payout_limit: options.numberPayoutLimit ?? PLENTY,
      play_type_stake_limit: options.playTypeStakeLimit ?? PLENTY,
      draw_stake_limit: options.drawStakeLimit ?? PLENTY,
      member_stake_limit: options.memberStakeLimit ?? PLENTY,
      single_win_limit: options.singleWinLimit ?? PLENTY,
      created_by: 'test',
      created_at: new Date(),
    })
    .execute()
}

/**
 * Draws of a minute each, one after the other; the first closes so many seconds from now. Answers their ids and numbers in
 * the order of time.
 */
export async function openDraws(
  { query }: Pick<Database, 'query'>,
  { merchantId, code }: { readonly merchantId: string; readonly code: string },
  { count = 1, closesIn = 3_600, firstNumber = 1 }: { count?: number; closesIn?: number; firstNumber?: number } = {},
): Promise<{ readonly id: string; readonly number: string; readonly closesAt: Date }[]> {
  const draws = Array.from({ length: count }, (_none, index) => {
    const closesAt = new Date(Date.now() + closesIn * SECOND + index * 60 * SECOND)
    const number = `20261122-${String(index + firstNumber).padStart(4, '0')}`
    return { id: newId(), number, closesAt }
  })
  await query
    .insertInto('lottery_draws')
    .values(
      draws.map(({ id, number, closesAt }) => ({
        merchant_id: merchantId,
        id,
        lottery_code: code,
        number,
        opens_at: new Date(closesAt.getTime() - 55 * SECOND),
        closes_at: closesAt,
        draws_at: new Date(closesAt.getTime() + 5 * SECOND),
        state: 'OPEN',
        commitment: '00'.repeat(32),
      })),
    )
    .execute()
  return draws
}

/** Closes a draw as the clockwork does. */
export async function closeDraw(database: Database, merchantId: string, id: string, at: Date): Promise<boolean> {
  const [row] = await database.raw<{ closed: boolean }>('select lottery_close_draw($1, $2, $3) as closed', [
    merchantId,
    id,
    at,
  ])
  return row?.closed ?? false
}

/** A slip of one bet: lô on two digits in the north costs 27 stakes a number. */
export function slipOf(gameCode: string, numbers: readonly string[], draws: readonly string[], change: object = {}) {
  return {
    gameCode,
    rulesVersion: 1,
    lines: [{ playType: 'lo-2', picks: [numbers], unit: '1000', multiple: 1, series: 1980 }],
    draws: draws.map((number) => ({ number, multiple: 1 })),
    ...change,
  }
}

/** Bets of a draw, what they cost by the books of its lottery, and what the exposures say. */
export async function booksOf({ raw }: Pick<Database, 'raw'>, drawId: string, code: string) {
  const [row] = await raw<{
    bets: number
    staked: bigint
    house: bigint
    whole: bigint
    numbers: bigint
    late: number
  }>(
    `select (select count(*)::int4 from lottery_bets where draw_id = $1) as bets,
            (select coalesce(sum(b.stake), 0)::int8 from bets b where b.source = 'lottery' and b.round = $1::uuid::text and b.state <> 'VOID') as staked,
            (select coalesce(sum(e.amount), 0)::int8 from ledger_entries e where e.account = 'HOUSE:LOTTERY:' || $2) as house,
            (select stake from lottery_exposures where draw_id = $1 and play_type = '') as whole,
            (select coalesce(sum(stake), 0)::int8 from lottery_exposures where draw_id = $1 and number <> '') as numbers,
            (select count(*)::int4 from bets b join lottery_draws d on d.id::text = b.round
              where d.id = $1 and b.placed_at >= d.closes_at) as late`,
    [drawId, code],
  )
  return need(row)
}
