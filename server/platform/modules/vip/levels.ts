import type { Selectable } from 'kysely'
import type { VipLevels, VipStandings } from '../../db/tables.ts'
import type { Money } from '../../lib/money.ts'
import type { VipStepReason } from './states.ts'

export type LevelRow = Selectable<VipLevels>
export type StandingRow = Selectable<VipStandings>

/** A step to a neighbouring level, with the level that decided it: the one climbed to, or the one lost. */
export interface Step {
  readonly from: number
  readonly to: number
  readonly reason: VipStepReason
  readonly level: LevelRow
}

type Sums = Pick<StandingRow, 'deposits' | 'valid_bet'>

const reaches = (sums: Sums, demand: Sums): boolean =>
  sums.deposits >= demand.deposits && sums.valid_bet >= demand.valid_bet

/**
 * The steps up that a member's sums are enough for, one after the other. A level that was held before comes back when the running month's
 * play is what keeps it: its sums are enough for ever, and a level that was lost would be back the next moment.
 */
export function stepsUp(
  standing: Sums & Pick<StandingRow, 'rank' | 'highest_rank'>,
  monthValidBet: Money,
  levels: readonly LevelRow[],
): Step[] {
  const steps: Step[] = []
  for (const level of levels.toSorted((one, other) => one.rank - other.rank)) {
    if (level.rank <= standing.rank) continue
    const wasHeld = level.rank <= standing.highest_rank
    if (!reaches(standing, level) || (wasHeld && monthValidBet < level.keep_valid_bet)) break
    steps.push({ from: level.rank - 1, to: level.rank, reason: wasHeld ? 'REGAINED' : 'REACHED', level })
  }
  return steps
}

/** What a member's level was reached by. */
export interface Reached {
  readonly deposits: Money
  readonly valid_bet: Money
}

/**
 * The step down that a month which is over leads to, if any. Sums count against what was demanded when the level was reached, where the brand
 * demands more since: what is taken back takes a level, not what the brand changes.
 */
export function stepDown(
  standing: Sums & Pick<StandingRow, 'rank'>,
  level: LevelRow,
  {
    reached,
    monthValidBet,
    climbed,
  }: { readonly reached: Reached; readonly monthValidBet: Money; readonly climbed: boolean },
): Step | undefined {
  const step = (reason: VipStepReason): Step => ({ from: level.rank, to: level.rank - 1, reason, level })
  const least = (one: Money, other: Money) => (one < other ? one : other)
  const demand = {
    deposits: least(reached.deposits, level.deposits),
    valid_bet: least(reached.valid_bet, level.valid_bet),
  }
  if (!reaches(standing, demand)) return step('FELL')
  // Whoever climbed in that month, or since, had no whole month for it.
  return climbed || monthValidBet >= level.keep_valid_bet ? undefined : step('NOT_KEPT')
}
