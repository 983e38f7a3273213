import type { TimeSpan } from '../../../db/search.ts'
import { type PageRequest, pageOf } from '../../../http/paging.ts'
import type { MemberSession } from '../../../http/session.ts'
import { drawable } from '../draw.ts'
import * as repository from '../repository.ts'
import type { RaffleStanding } from '../terms.ts'
import { type Dependencies, demand } from './dependencies.ts'

/** A raffle as a member sees it. */
export interface RaffleView {
  readonly raffle: repository.RaffleRow
  readonly prizes: readonly repository.PrizeRow[]
  readonly standing: RaffleStanding
  readonly tickets: number
}

/** What chance goes by, of a prize. */
export const chanceOf = (prize: repository.PrizeRow) => ({ ...prize, left: prize.left_quantity })

/** How a raffle stands. */
export function standingOf(
  { state, starts_at, ends_at }: repository.RaffleRow,
  prizes: readonly repository.PrizeRow[],
  now: Date,
): RaffleStanding {
  if (state !== 'PUBLISHED' || ends_at <= now) return 'OVER'
  if (starts_at > now) return 'SOON'
  return drawable(prizes.map(chanceOf)).length === 0 ? 'GONE' : 'OPEN'
}

/** The raffles of the brand for a member, with his tickets. None to who takes a break. */
export async function readRaffles(
  { database, clock, rewards }: Dependencies,
  session: MemberSession,
): Promise<RaffleView[]> {
  if (!(await rewards.mayBeShown(database, session))) return []
  const { query } = database
  const now = clock.now()
  const raffles = await repository.listShown(query, session.merchantId, now)
  const ids = raffles.map(({ id }) => id)
  const all = await repository.listPrizes(query, session.merchantId, ids)
  const tickets = await repository.countTickets(query, session)
  return raffles.map((raffle) => {
    const prizes = all.filter(({ raffle_id }) => raffle_id === raffle.id)
    return { raffle, prizes, standing: standingOf(raffle, prizes, now), tickets: tickets.get(raffle.id) ?? 0 }
  })
}

/** How many tickets a member may use now. */
export async function countSpins(dependencies: Dependencies, session: MemberSession): Promise<number> {
  const views = await readRaffles(dependencies, session)
  return views.reduce((sum, { standing, tickets }) => (standing === 'OPEN' ? sum + tickets : sum), 0)
}

/** A page of what a member drew, the last one first. Throws FORBIDDEN. */
export async function listSpins(
  { database }: Dependencies,
  session: MemberSession,
  span: TimeSpan,
  asked: PageRequest,
) {
  demand(session)
  return repository.listOwnSpins(database.query, session, span, pageOf(asked))
}
