import type { Database } from '../../db/connection.ts'
import { httpErrors } from '../../http/errors.ts'
import type { Clock } from '../../lib/clock.ts'
import * as bets from './bets-repository.ts'
import { gamesErrors } from './errors.ts'
import type { MemberKey } from './repository.ts'

interface BetsDeskParts {
  readonly database: Database
  readonly clock: Clock
  /** The vendor's record of a round; asks the vendor where it is not kept yet. */
  readonly recall: (
    bet: bets.BetRow,
    member: MemberKey,
    language: string,
  ) => Promise<{ outcome: Record<string, unknown> | null; recallUrl: string | null }>
}

const DAY = 86_400_000
const USUAL_DAYS = 7
const MOST_DAYS = 31
/** Whoever wants to see more than so many bets names them better. */
const MOST_BETS = 1_000

/** What operators look up of all members' bets; it changes nothing. */
export function createBetsDesk({ database, clock, recall }: BetsDeskParts) {
  const { query } = database

  /** A whole brand is read by spans: without a member or a round seven days, 31 at most. */
  function spanOf({ from, to, memberId, account, round }: bets.BrandBetFilter) {
    if (memberId !== undefined || account !== undefined || round !== undefined) return { from, to }
    const end = to ?? clock.now()
    const start = from ?? new Date(end.getTime() - USUAL_DAYS * DAY)
    const days = (end.getTime() - start.getTime()) / DAY
    if (days < 0 || days > MOST_DAYS) throw httpErrors.INVALID_INPUT({ field: 'from' })
    return { from: start, to }
  }

  return {
    /** Newest first; counted up to a thousand. Throws INVALID_INPUT for a span that is too long. */
    async search(merchantId: string, wish: bets.BrandBetFilter, at: { limit: number; offset: number }) {
      const filter = { ...wish, ...spanOf(wish) }
      const limit = Math.max(0, Math.min(at.limit, MOST_BETS - at.offset))
      const [rows, total] = await Promise.all([
        bets.listBrandBets(query, merchantId, filter, { ...at, limit }),
        bets.countBrandBets(query, merchantId, filter, MOST_BETS),
      ])
      return { rows, total }
    },

    /** One bet with every order of the vendor and the vendor's record. Throws BET_NOT_FOUND. */
    async find(member: MemberKey, id: string, language: string) {
      const [bet] = await bets.findBrandBet(query, member, id)
      if (bet === undefined) throw gamesErrors.BET_NOT_FOUND()
      const orders = await bets.listVendorTransactions(query, member, id)
      return { bet, orders, ...(await recall(bet, member, language)) }
    },
  }
}
