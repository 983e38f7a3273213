import { LOWEST_FLOOR } from '@croupier/lottery/core/odds.ts'
import type { PlatformContext } from '../platform/context.ts'
import type { Transaction } from '../platform/db/connection.ts'
import { MONEY_SCALE } from '../platform/lib/money.ts'
import { lotterySeeds } from './lottery-data.ts'

/** The first rules of every lottery; limits in đồng. */
const RULES = {
  lowestSeries: 1700,
  highestSeries: 1960,
  returnFloor: LOWEST_FLOOR,
  smallestUnit: 1_000n,
  numberPayoutLimit: 1_000_000_000n,
  playTypeStakeLimit: 1_000_000_000n,
  drawStakeLimit: 5_000_000_000n,
  memberStakeLimit: 100_000_000n,
  singleWinLimit: 2_000_000_000n,
} as const

/** The lotteries of the demo brands with their first rules. What is there stays as it is. */
export async function seedLotteries({ config, database, sites, clock }: PlatformContext): Promise<void> {
  if (config.mode === 'LIVE') return
  const merchants = (await sites.listMerchants()).filter(({ mode }) => mode === 'DEMO')
  await database.transaction(async (tx) => {
    for (const { id } of merchants) await insertLotteries(tx, id, clock.now())
  })
}

async function insertLotteries({ query }: Transaction, merchantId: string, at: Date): Promise<void> {
  await query
    .insertInto('lotteries')
    .values(
      lotterySeeds.map((lottery, position) => ({
        merchant_id: merchantId,
        code: lottery.code,
        family: lottery.family,
        game_id: lottery.gameId,
        prize_mode: lottery.prizeMode,
        icon: lottery.icon,
        period_seconds: lottery.periodSeconds,
        schedule: lottery.schedule === null ? null : JSON.stringify(lottery.schedule),
        close_seconds: lottery.closeSeconds,
        is_open: true,
        position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await query
    .insertInto('lottery_rules')
    .values(
      lotterySeeds.map(({ code }) => ({
        merchant_id: merchantId,
        lottery_code: code,
        version: 1,
        odds: '{}',
        withheld: [],
        lowest_series: RULES.lowestSeries,
        highest_series: RULES.highestSeries,
        return_floor: RULES.returnFloor,
        smallest_unit: RULES.smallestUnit * MONEY_SCALE,
        number_payout_limit: RULES.numberPayoutLimit * MONEY_SCALE,
        play_type_stake_limit: RULES.playTypeStakeLimit * MONEY_SCALE,
        draw_stake_limit: RULES.drawStakeLimit * MONEY_SCALE,
        member_stake_limit: RULES.memberStakeLimit * MONEY_SCALE,
        single_win_limit: RULES.singleWinLimit * MONEY_SCALE,
        created_by: 'seed',
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
