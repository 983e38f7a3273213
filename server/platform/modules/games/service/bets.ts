import * as repository from '../bets-repository.ts'
import { gamesErrors } from '../errors.ts'
import type { MemberKey } from '../repository.ts'
import { foldSearch } from '../search.ts'
import { type GamesDependencies, LOTTERY } from './dependencies.ts'
import { recall } from './recall.ts'

interface BetSearch extends Omit<repository.BetFilter, 'folded'> {
  /** Part of the game's name; accents do not matter. */
  readonly search?: string | undefined
}

const HOUR = 3_600_000

/** What a member bet, and what became of it. */
export function createBets(dependencies: GamesDependencies) {
  const { database, reports } = dependencies
  const { query } = database

  return {
    /** A page of a member's bets, newest first, and how many there are. */
    async listBets(member: MemberKey, { search, ...rest }: BetSearch, at: { limit: number; offset: number }) {
      const filter = { ...rest, ...foldSearch(search) }
      const [rows, total] = await Promise.all([
        repository.listBets(query, member, filter, at),
        repository.countBets(query, member, filter),
      ])
      return { rows, total }
    },

    /** What the settled bets of a filter cost and paid: by the hourly summaries, or by the bets where those are too coarse. */
    async totalBets(holder: MemberKey & { readonly currency: string }, { search, ...filter }: BetSearch) {
      const isWhole = [filter.from, filter.to].every((at) => at === undefined || at.getTime() % HOUR === 0)
      const { state, round, ...span } = filter
      return state === undefined && round === undefined && isWhole && foldSearch(search) === undefined
        ? reports.totals(holder, span)
        : repository.sumBets(query, holder, { ...filter, ...foldSearch(search) })
    },

    /** One bet with its movements and the vendor's record. Throws BET_NOT_FOUND, also for somebody else's. */
    async findBet(member: MemberKey, id: string, language: string) {
      const bet = await repository.findBet(query, member, id)
      if (bet === undefined) throw gamesErrors.BET_NOT_FOUND()
      const transactions =
        bet.source === LOTTERY ? movementsOf(bet) : await repository.listBetTransactions(query, member, id)
      return { bet, transactions, ...(await recall(dependencies, bet, member, language)) }
    },

    /** Names of the games of some bets, by bet id. */
    async betGameNames(member: MemberKey, betIds: readonly string[]): Promise<Map<string, Record<string, string>>> {
      const rows = await repository.findGameNames(query, member, betIds)
      return new Map(rows.map(({ id, names }) => [id, (names ?? {}) as Record<string, string>]))
    },
  }
}

/** What moved for a bet that no vendor ordered: the bet itself says it. */
function movementsOf(bet: repository.BetRow): Awaited<ReturnType<typeof repository.listBetTransactions>> {
  const { id, state, stake, payout, balance_before, balance_after, placed_at, settled_at } = bet
  const ended = { transaction_id: id, balance_after, created_at: settled_at ?? placed_at }
  return [
    { ...ended, kind: 'BET', amount: stake, balance_after: balance_before - stake, created_at: placed_at },
    ...(state === 'VOID' ? [{ ...ended, kind: 'ROLLBACK', amount: stake }] : []),
    ...(payout > 0n ? [{ ...ended, kind: 'WIN', amount: payout }] : []),
  ]
}
