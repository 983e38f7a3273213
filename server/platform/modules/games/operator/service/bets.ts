import { httpErrors } from '../../../../http/errors.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { demand } from '../../../operators/service.ts'
import { gamesErrors } from '../../errors.ts'
import { recall } from '../../service/recall.ts'
import * as repository from '../bets-repository.ts'
import { gamesRights } from '../policy.ts'
import type { GamesOperatorDependencies } from './dependencies.ts'

const DAY = 86_400_000
const USUAL_DAYS = 7
const MOST_DAYS = 31
/** Whoever wants to see more than so many bets names them better. */
const MOST_BETS = 1_000

/** What operators look up of all members' bets; it changes nothing. */
export function createBrandBets(dependencies: GamesOperatorDependencies) {
  const { clock, database } = dependencies
  const { query } = database

  return {
    /** Newest first; counted up to a thousand. Throws INVALID_INPUT for a span that is too long. */
    async list(session: OperatorSession, wish: repository.BrandBetFilter, at: { limit: number; offset: number }) {
      demand(session, gamesRights['bets.read'])
      const { merchantId } = session
      const filter = { ...wish, ...spanOf(wish, clock.now()) }
      const limit = Math.max(0, Math.min(at.limit, MOST_BETS - at.offset))
      const [rows, total] = await Promise.all([
        repository.listBrandBets(query, merchantId, filter, { ...at, limit }),
        repository.countBrandBets(query, merchantId, filter, MOST_BETS),
      ])
      return { rows, total }
    },

    /** One bet of the brand in view with every order of the vendor and the vendor's record. Throws BET_NOT_FOUND. */
    async find(session: OperatorSession, id: string, language: string) {
      demand(session, gamesRights['bets.read'])
      const bet = await repository.findBrandBet(query, session.merchantId, id)
      if (bet === undefined) throw gamesErrors.BET_NOT_FOUND()
      const member = { merchantId: session.merchantId, memberId: bet.member_id }
      const orders = await repository.listVendorTransactions(query, member, id)
      return { bet, orders, ...(await recall(dependencies, bet, member, language)) }
    },
  }
}

/** A whole brand is read by spans: without a member or a round seven days, 31 at most. */
function spanOf({ from, to, memberId, account, round }: repository.BrandBetFilter, now: Date) {
  if (memberId !== undefined || account !== undefined || round !== undefined) return { from, to }
  const end = to ?? now
  const start = from ?? new Date(end.getTime() - USUAL_DAYS * DAY)
  const days = (end.getTime() - start.getTime()) / DAY
  if (days < 0 || days > MOST_DAYS) throw httpErrors.INVALID_INPUT({ field: 'from' })
  return { from: start, to }
}
