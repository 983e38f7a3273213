import type { Picks } from '@croupier/lottery/core/board.ts'
import { type Family, findPlayType } from '@croupier/lottery/core/family.ts'
import { facingOther } from '@croupier/lottery/core/opposite.ts'
import { groupUnder } from '../../../lib/group.ts'

/** A bet on a draw, with what was chosen. */
interface SidedBet {
  readonly member_id: string
  readonly id: string
  readonly play_type: string
  readonly picks: unknown
}

/**
 * Ids of the bets of a draw whose other side was bet on by the same member too, be it by the same bet: whatever is drawn, one wins what the
 * other loses. They count for no turnover and no rebate (bonus.md, common exclusions). All bets of a member on the draw have to be there.
 */
export function coveredOf(family: Family, bets: readonly SidedBet[]): string[] {
  const groups = groupUnder(bets, ({ member_id, play_type }) => `${member_id} ${play_type}`)
  return [...groups.values()].flatMap((group) => {
    const playType = findPlayType(family, group[0]?.play_type ?? '')
    if (playType === undefined) return []
    const faces = facingOther(
      playType,
      group.map(({ picks }) => picks as Picks),
    )
    return group.filter((_, index) => faces[index]).map(({ id }) => id)
  })
}
