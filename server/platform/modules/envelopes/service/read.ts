import type { MemberSession } from '../../../http/session.ts'
import { dateAt } from '../../../lib/local-day.ts'
import * as repository from '../repository.ts'
import type { RainStanding } from '../terms.ts'
import { type Dependencies, occasionOf, rankOf } from './dependencies.ts'

/** So long a rain that is over is still shown to who opened an envelope of it. */
const SHOWN_AFTER_END = 3 * 86_400_000

/** A rain as a member sees it. */
export interface RainView {
  readonly rain: repository.RainRow
  readonly standing: RainStanding
  /** What he opened: of one a day, today's. */
  readonly opening: repository.OpeningRow | undefined
}

/** How a rain stands. What somebody opened comes before all. */
export function standingOf(
  rain: repository.RainRow,
  opening: repository.OpeningRow | undefined,
  { now, rank }: { readonly now: Date; readonly rank: number },
): RainStanding {
  if (opening !== undefined) return 'OPENED'
  if (rain.ends_at <= now || rain.state !== 'PUBLISHED') return 'OVER'
  if (rank < rain.least_rank) return 'HIGHER_LEVEL'
  if (rain.starts_at > now) return 'SOON'
  return rain.left_envelopes === 0 ? 'GONE' : 'OPEN'
}

/** The rains of the brand for a member: what runs or will, and what he opened of late. None to who takes a break. */
export async function readEnvelopes(dependencies: Dependencies, session: MemberSession): Promise<RainView[]> {
  const { database, clock, rewards, sites } = dependencies
  if (!(await rewards.mayBeShown(database, session))) return []
  const now = clock.now()
  const { timeZone } = await sites.findMerchant(session.merchantId)
  const today = dateAt(now, timeZone)
  const since = new Date(now.getTime() - SHOWN_AFTER_END)
  const rains = await repository.listShown(database.query, session.merchantId, since)
  const ids = rains.map(({ id }) => id)
  const openings = await repository.listOpenings(database.query, session, ids, ['once', today])
  const rank = rains.some(({ least_rank }) => least_rank > 0) ? await rankOf(dependencies, session) : 0
  return rains.flatMap((rain) => {
    const occasion = occasionOf(rain, today)
    const opening = openings.find((one) => one.rain_id === rain.id && one.occasion === occasion)
    const standing = standingOf(rain, opening, { now, rank })
    return standing === 'OVER' ? [] : [{ rain, standing, opening }]
  })
}

/** How many envelopes a member may open now. */
export async function countEnvelopes(dependencies: Dependencies, session: MemberSession): Promise<number> {
  const views = await readEnvelopes(dependencies, session)
  return views.filter(({ standing }) => standing === 'OPEN').length
}
