import type { FamilyCode } from '@croupier/lottery/core/family.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { Clock } from '../../../lib/clock.ts'
import { lotteryErrors } from '../errors.ts'
import type { LotteryRow, RulesRow } from '../lotteries-repository.ts'
import type { Reading } from '../reading.ts'
import { checkLargest, type Largest } from './largest.ts'
import { drawClosed, rulesChanged } from './refusals.ts'
import { checkLines, exposuresOf, type Line } from './slip.ts'

/** A slip as a member sends it. */
export interface Wish {
  readonly key: string
  readonly gameCode: string
  readonly rulesVersion: number
  readonly lines: readonly Line[]
  readonly draws: readonly { readonly number: string; readonly multiple: number }[]
  readonly stopsOnWin: boolean
}

/** A slip that may be bet as far as can be told without the books, counted and priced. */
export interface CheckedSlip extends Largest {
  readonly lottery: LotteryRow
}

/** Bets, and numbers on draws, that one call may hold. */
const MOST_BETS = 1_000
const MOST_EXPOSURES = 20_000

/** Checks a slip at the door, by the rules of the lottery. Throws LOTTERY_…. */
export async function checkSlip(
  { clock, reading }: { readonly clock: Clock; readonly reading: Reading },
  merchantId: string,
  wish: Wish,
): Promise<CheckedSlip> {
  const lottery = await reading.find(merchantId, wish.gameCode)
  if (lottery.availability !== 'OPEN') throw lotteryErrors.LOTTERY_CLOSED()
  const rules = await rulesOf(reading, merchantId, wish)
  const numbers = wish.draws.map(({ number }) => number)
  if (new Set(numbers).size < numbers.length || wish.lines.length * numbers.length > MOST_BETS)
    throw lotteryErrors.LOTTERY_ORDER_TOO_LARGE({ field: 'draws' })
  const draws = await reading.draws(merchantId, wish.gameCode, numbers)
  const now = clock.now()
  const closed = draws.find(({ state, closes_at }) => state !== 'OPEN' || closes_at <= now)
  if (closed !== undefined) throw drawClosed(closed.number)
  const family = familyOf(lottery.family as FamilyCode)
  const lines = checkLines(family, rules, wish.lines)
  const exposures = exposuresOf(family, lines)
  if (exposures.length * draws.length > MOST_EXPOSURES) throw lotteryErrors.LOTTERY_ORDER_TOO_LARGE({ field: 'lines' })
  const multiples = wish.draws.map(({ multiple }) => BigInt(multiple))
  const slip = { lottery, family, rules, lines, exposures, draws, multiples }
  checkLargest(slip)
  return slip
}

/** The rules a member saw, if they are still in force; a change made elsewhere is looked for before it is refused. */
async function rulesOf(reading: Reading, merchantId: string, { gameCode, rulesVersion }: Wish): Promise<RulesRow> {
  const kept = await reading.rules(merchantId, gameCode)
  if (kept.version === rulesVersion) return kept
  reading.forget()
  const rules = await reading.rules(merchantId, gameCode)
  if (rules.version !== rulesVersion) throw rulesChanged(rules)
  return rules
}
