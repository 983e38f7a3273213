import type { Database } from '../../../db/connection.ts'
import { NO_TEAM_FIGURES, PLAY_FIGURES, type PlayFigures } from '../figures.ts'
import type { Whose } from './edges.ts'
import type { DaySpan, FiguresOf } from './figures.ts'

interface Wanted extends DaySpan {
  readonly gameType?: string | undefined
}

const SUMS = PLAY_FIGURES.map((name) => `coalesce(sum(d.${name}), 0)::int8 as ${name}`).join(', ')
const inSpan =
  'd.merchant_id = $1 and d.currency = $3 and d.day between $4 and $5 and ($6::text is null or d.category = $6)'

/** What those below somebody played in a span, all together: each day of whoever was below on that day. */
export async function sumLinePlay(
  { raw }: Pick<Database, 'raw'>,
  of: FiguresOf,
  whose: Whose | undefined,
  { from, to, gameType }: Wanted,
): Promise<PlayFigures> {
  if (whose === undefined) return NO_TEAM_FIGURES
  const given = [of.merchantId, of.memberId, of.currency, from, to, gameType ?? null]
  const [row] = await (whose === 'TEAM'
    ? // The team of somebody begins with himself, who is not below him.
      raw<PlayFigures>(
        `select ${SUMS} from (
           select d.* from team_play_days d where d.team_id = $2 and ${inSpan}
           union all
           select d.merchant_id, d.member_id, d.currency, d.day, d.category, -d.bets, -d.stake, -d.valid_bet, -d.payout
             from member_play_days d where d.member_id = $2 and ${inSpan}) d`,
        given,
      )
    : raw<PlayFigures>(
        `select ${SUMS} from member_tree e
           join member_play_days d on d.member_id = e.descendant_id and ${inSpan} and e.from_day <= d.day and d.day < e.until_day
          where e.merchant_id = $1 and e.ancestor_id = $2 and e.depth > 0
            and ${whose === 'DIRECT' ? 'e.depth = 1' : 'e.descendant_id = $7::uuid'}`,
        whose === 'DIRECT' ? given : [...given, whose.memberId],
      ))
  return row ?? NO_TEAM_FIGURES
}
