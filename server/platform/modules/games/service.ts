import type { Logger } from 'pino'
import type { Database } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../lib/clock.ts'
import { foldText } from '../../lib/fold-text.ts'
import { createKeptReads } from '../../lib/kept-reads.ts'
import type { ProtectionService } from '../protection/service.ts'
import type { ReportsService } from '../reports/service.ts'
import type { LaunchOrder, VendorsService } from '../vendors/service.ts'
import { gamesErrors } from './errors.ts'
import * as repository from './repository.ts'

export interface GamesDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly logger: Logger
  readonly vendors: VendorsService
  readonly reports: ReportsService
  readonly protection: Pick<ProtectionService, 'checkPlay'>
}

export interface Launch extends Pick<LaunchOrder, 'language' | 'device' | 'backUrl'> {
  readonly gameId: string
}

export interface BetSearch extends Omit<repository.BetFilter, 'folded'> {
  /** Part of the game's name; accents do not matter. */
  readonly search?: string | undefined
}

/** The winner board looks this far back. */
const WINNERS_DAYS = 7
const RECENT_GAMES = 24
/** How long the lobby's games and winners are kept, in milliseconds. */
const PUBLIC_LIFE = 2_000

/** What a brand offers to play, and what its members played (sections 2 to 4 of the specification). */
export function createGamesService({
  database,
  clock,
  events,
  logger,
  vendors,
  reports,
  protection,
}: GamesDependencies) {
  const { query } = database
  const publicReads = createKeptReads({ clock, events, life: PUBLIC_LIFE })

  const findGames = (merchantId: string, ids: readonly string[]) => repository.findGames(query, merchantId, ids)

  async function needPlayable(merchantId: string, id: string) {
    const [game] = await findGames(merchantId, [id])
    if (game === undefined) throw gamesErrors.GAME_NOT_FOUND({ field: 'nodeId' })
    if (game.availability !== 'OPEN' || game.adapter === null) throw gamesErrors.GAME_MAINTENANCE({ field: 'nodeId' })
    return { ...game, adapter: game.adapter }
  }

  /** The vendor's record of a closed round: kept once known, so that a recall needs no vendor any more. */
  async function recall(bet: repository.BetRow, member: repository.MemberKey, language: string) {
    const kept = { outcome: bet.outcome as Record<string, unknown> | null, recallUrl: bet.recall_url }
    if (bet.state === 'OPEN' || kept.outcome !== null) return kept
    try {
      const record = await vendors.queryRound(bet.source, bet.round, member, language)
      const recalled = { outcome: record.outcome ?? null, recallUrl: record.recallUrl ?? null }
      if (record.isClosed && recalled.outcome !== null) await repository.keepOutcome(query, member, bet.id, recalled)
      return recalled
    } catch (error) {
      // The bet itself is ours and stands; what the vendor drew can be asked for again.
      logger.warn({ error, bet: bet.id }, 'the vendor did not tell a round')
      return kept
    }
  }

  async function readWinners(merchantId: string, limit: number) {
    const since = new Date(clock.now().getTime() - WINNERS_DAYS * 86_400_000)
    const wins = await repository.listWins(query, merchantId, since, limit)
    const games = new Map(
      (await findGames(merchantId, [...new Set(wins.map(({ game_id }) => game_id))])).map((game) => [game.id, game]),
    )
    return wins.flatMap((win) => {
      const game = games.get(win.game_id)
      return game === undefined ? [] : [{ win, game }]
    })
  }

  return {
    findGames,

    listGames: (
      merchantId: string,
      { search, ...filter }: Omit<repository.GameFilter, 'folded'> & { search?: string | undefined },
      at: { limit: number; offset: number },
    ) => {
      return repository.listGames(query, merchantId, { ...filter, ...folded(search) }, at)
    },

    listVendorCards: (merchantId: string) =>
      publicReads.keep(`vendors ${merchantId}`, () => repository.listVendorCards(query, merchantId)),

    listHotGames: (merchantId: string) =>
      publicReads.keep(`hot ${merchantId}`, async () =>
        findGames(merchantId, await repository.listHotIds(query, merchantId)),
      ),

    listFavouriteIds: (member: repository.MemberKey) => repository.listFavouriteIds(query, member),

    listFavourites: async (member: repository.MemberKey) =>
      findGames(member.merchantId, await repository.listFavouriteIds(query, member)),

    listRecentGames: async (member: repository.MemberKey) =>
      findGames(member.merchantId, await repository.listRecentIds(query, member, RECENT_GAMES)),

    /** Adds or removes; doing it again changes nothing. Throws GAME_NOT_FOUND when adding what the brand does not offer. */
    async setFavourite(member: repository.MemberKey, gameId: string, isFavourite: boolean): Promise<void> {
      if (!isFavourite) return repository.removeFavourite(query, member, gameId)
      const [game] = await findGames(member.merchantId, [gameId])
      if (game === undefined) throw gamesErrors.GAME_NOT_FOUND({ field: 'nodeId' })
      await repository.addFavourite(query, member, gameId, clock.now())
    },

    /** The greatest settled wins of the last days, with their games. */
    listWinners: (merchantId: string, limit: number) =>
      publicReads.keep(`winners ${merchantId} ${limit}`, () => readWinners(merchantId, limit)),

    /** Opens a session and the game at its vendor. Throws GAME_NOT_FOUND, GAME_MAINTENANCE, VENDOR_UNAVAILABLE, and as `checkPlay`. */
    async launchGame(member: repository.MemberKey & { readonly currency: string }, { gameId, ...how }: Launch) {
      const game = await needPlayable(member.merchantId, gameId)
      const { merchantId, memberId, currency } = member
      const notAfter = await protection.checkPlay(member)
      const played = {
        adapter: game.adapter,
        vendorCode: game.vendor_code,
        gameCode: game.vendor_game_code,
        gameId,
        gameType: game.game_type,
      }
      const { id, token } = await vendors.openSession({ merchantId, memberId }, played, currency, notAfter)
      const url = await vendors.launch(
        game.adapter,
        { ...how, gameCode: game.vendor_game_code },
        { merchantId, memberId, token, currency },
      )
      await repository.noteRecent(query, member, gameId, clock.now())
      return { url, gameSessionId: id, game }
    },

    /** Opens a game for fun. Throws GAME_NOT_FOUND, GAME_MAINTENANCE, GAME_HAS_NO_DEMO, VENDOR_UNAVAILABLE. */
    async launchDemo(merchantId: string, { gameId, ...how }: Launch) {
      const game = await needPlayable(merchantId, gameId)
      if (!game.has_demo) throw gamesErrors.GAME_HAS_NO_DEMO({ field: 'nodeId' })
      return { url: await vendors.launchDemo(game.adapter, { ...how, gameCode: game.vendor_game_code }), game }
    },

    /** A page of a member's bets, newest first, and how many there are. */
    async listBets(
      member: repository.MemberKey,
      { search, ...rest }: BetSearch,
      at: { limit: number; offset: number },
    ) {
      const filter = { ...rest, ...folded(search) }
      const [rows, total] = await Promise.all([
        repository.listBets(query, member, filter, at),
        repository.countBets(query, member, filter),
      ])
      return { rows, total }
    },

    /** What the settled bets of a filter cost and paid: by the hourly summaries, or by the bets where those are too coarse. */
    async totalBets(holder: repository.MemberKey & { readonly currency: string }, { search, ...filter }: BetSearch) {
      const isWhole = [filter.from, filter.to].every((at) => at === undefined || at.getTime() % 3_600_000 === 0)
      const { state, ...span } = filter
      return state === undefined && isWhole && folded(search) === undefined
        ? reports.totals(holder, span)
        : repository.sumBets(query, holder, { ...filter, ...folded(search) })
    },

    /** One bet with its movements and the vendor's record. Throws BET_NOT_FOUND, also for somebody else's. */
    async findBet(member: repository.MemberKey, id: string, language: string) {
      const bet = await repository.findBet(query, member, id)
      if (bet === undefined) throw gamesErrors.BET_NOT_FOUND()
      const transactions = await repository.listBetTransactions(query, member, id)
      return { bet, transactions, ...(await recall(bet, member, language)) }
    },

    /** Names of the games of some bets, by bet id. */
    async betGameNames(
      member: repository.MemberKey,
      betIds: readonly string[],
    ): Promise<Map<string, Record<string, string>>> {
      const rows = await repository.findGameNames(query, member, betIds)
      return new Map(rows.map(({ id, names }) => [id, (names ?? {}) as Record<string, string>]))
    },
  }
}

export { presentBet, presentTransaction } from './presenter.ts'
export type GamesService = ReturnType<typeof createGamesService>

/** What is searched for as the column name_folded has it, or nothing where nothing was typed. */
function folded(search: string | undefined): { folded: string } | undefined {
  const text = foldText(search ?? '')
    .trim()
    .toLowerCase()
  return text === '' ? undefined : { folded: text }
}
