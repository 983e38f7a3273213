import type { Logger } from 'pino'
import type { Database } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { createKeptReads } from '../../lib/kept-reads.ts'
import type { ProtectionService } from '../protection/service.ts'
import type { LaunchOrder, VendorsService } from '../vendors/service.ts'
import { createBetsDesk } from './bets-desk.ts'
import * as betsRepository from './bets-repository.ts'
import { createCatalogue, type GameFilter, type GamePageWish } from './catalogue.ts'
import { createCatalogueDesk } from './catalogue-desk.ts'
import { gamesErrors } from './errors.ts'
import * as repository from './repository.ts'
import { foldSearch } from './search.ts'

export interface GamesDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly logger: Logger
  readonly vendors: VendorsService
  /** What the hourly summaries of bets tell, made from the bets by whoever counts them. */
  readonly reports: {
    totals(holder: repository.MemberKey & { readonly currency: string }, filter: Span): Promise<BetTotals>
  }
  readonly protection: Pick<ProtectionService, 'checkPlay'>
  /** What our own lotteries tell of a bet. */
  readonly lottery: {
    recall(member: repository.MemberKey, betId: string): Promise<Record<string, unknown> | null>
  }
}

type Span = Pick<betsRepository.BetFilter, 'gameType' | 'vassalage' | 'from' | 'to'>
type BetTotals = Awaited<ReturnType<typeof betsRepository.sumBets>>

export interface Launch extends Pick<LaunchOrder, 'language' | 'device' | 'backUrl'> {
  readonly gameId: string
}

export interface BetSearch extends Omit<betsRepository.BetFilter, 'folded'> {
  /** Part of the game's name; accents do not matter. */
  readonly search?: string | undefined
}

/** The adapter, and source of bets, of our own lotteries: no vendor is behind them. */
const LOTTERY = 'lottery'
/** What is played most is told by the bets of so many days. */
const PLAYS_DAYS = 7
/** The winner board looks this far back. */
const WINNERS_DAYS = 7
const RECENT_GAMES = 24
/** How long the lobby's games and winners are kept, in milliseconds. */
const PUBLIC_LIFE = 2_000
/** How long vendors are kept: an operator's change is told at once, a window of maintenance is seen so much later. */
const CATALOGUE_LIFE = 10_000
const MOST_LOTTERIES = 100

/** What a brand offers to play, and what its members played (sections 2 to 4 of the specification). */
export function createGamesService({
  database,
  clock,
  events,
  logger,
  vendors,
  reports,
  protection,
  lottery,
}: GamesDependencies) {
  const { query } = database
  const publicReads = createKeptReads({ clock, events, life: PUBLIC_LIFE })
  const catalogueReads = createKeptReads({ clock, events, life: CATALOGUE_LIFE })
  const catalogue = createCatalogue({ database, clock, events })

  const reading = (merchantId: string) => ({ merchantId, at: clock.now() })

  /** A vendor that does not answer has its games in maintenance, whatever operators set. */
  const asAnswering = <Row extends Pick<repository.GameRow, 'vendor_code' | 'availability'>>(
    rows: readonly Row[],
  ): Row[] => {
    const down = vendors.health.unavailableVendors()
    return rows.map((row) => (down.has(row.vendor_code) ? { ...row, availability: 'MAINTENANCE' } : row))
  }
  const findGames = async (merchantId: string, ids: readonly string[]) =>
    asAnswering(await repository.findGames(query, reading(merchantId), ids))

  /** Kept for all; which vendors do not answer is asked anew each time. */
  async function readVendorCards(merchantId: string) {
    const cards = await catalogueReads.keep(`vendors ${merchantId}`, () =>
      repository.listVendorCards(query, reading(merchantId)),
    )
    const down = vendors.health.unavailableVendors()
    return cards.map((card) => ({ ...card, is_open: card.is_open && !down.has(card.vendor_code) }))
  }

  async function needPlayable(merchantId: string, id: string) {
    const [game] = await findGames(merchantId, [id])
    if (game === undefined) throw gamesErrors.GAME_NOT_FOUND({ field: 'nodeId' })
    if (game.availability !== 'OPEN' || game.adapter === null) throw gamesErrors.GAME_MAINTENANCE({ field: 'nodeId' })
    return { ...game, adapter: game.adapter }
  }

  /** A page of a category, vendor, sub-type or search, and how many there are. */
  async function listGames(merchantId: string, filter: GameFilter, wish: GamePageWish) {
    const { ids, total } = await catalogue.find(merchantId, filter, wish)
    return { rows: await findGames(merchantId, ids), total }
  }

  /**
   * The vendor's record of a closed round, kept once known, and the address where the vendor shows it. That page is in the
   * language of who asks, so its address is asked for each time; a kept record without one was never shown by a vendor.
   */
  async function recall(bet: betsRepository.BetRow, member: repository.MemberKey, language: string) {
    if (bet.source === LOTTERY) return { outcome: await lottery.recall(member, bet.id), recallUrl: null }
    const kept = { outcome: bet.outcome as Record<string, unknown> | null, recallUrl: bet.recall_url }
    if (bet.state === 'OPEN' || (kept.outcome !== null && kept.recallUrl === null)) return kept
    try {
      const record = await vendors.queryRound(
        { vendorCode: bet.vendor_code, adapter: bet.source, round: bet.round },
        member,
        language,
      )
      const recalled = {
        outcome: kept.outcome ?? record.outcome ?? null,
        recallUrl: record.recallUrl ?? kept.recallUrl,
      }
      if (kept.outcome === null && record.isClosed && recalled.outcome !== null)
        await betsRepository.keepOutcome(query, member, bet.id, recalled)
      return recalled
    } catch (error) {
      // The bet itself is ours and stands; what the vendor drew can be asked for again.
      logger.warn({ error, bet: bet.id }, 'the vendor did not tell a round')
      return kept
    }
  }

  async function readWinners(merchantId: string, limit: number) {
    const since = new Date(clock.now().getTime() - WINNERS_DAYS * 86_400_000)
    const wins = await betsRepository.listWins(query, merchantId, since, limit)
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
    desk: createCatalogueDesk({ database, clock, events }),
    betsDesk: createBetsDesk({ database, clock, recall }),

    /** As `listGames` above; what is searched for is part of a name, and accents do not matter. */
    listGames: (
      merchantId: string,
      { search, ...rest }: Omit<GameFilter, 'folded'> & { search?: string | undefined },
      wish: GamePageWish,
    ) => listGames(merchantId, { ...rest, ...foldSearch(search) }, wish),

    listVendorCards: readVendorCards,

    /** Lotteries by vendor in the order of the lobby, and the prize mode that follows from who offers them (section 4). */
    lotteryMenus: (merchantId: string) =>
      catalogueReads.keep(`lotteries ${merchantId}`, async () => {
        const cards = await repository.listVendorCards(query, reading(merchantId))
        const lotteries = cards.filter(({ game_type }) => game_type === 'ELOTT' || game_type === 'LOTT')
        const menus = await Promise.all(
          lotteries.map(({ vendor_code, game_type }) =>
            listGames(
              merchantId,
              { vassalage: vendor_code, gameType: game_type },
              { sort: 'recommended', language: 'vi', limit: MOST_LOTTERIES, offset: 0 },
            ),
          ),
        )
        return {
          prizeMode: prizeModeOf(lotteries),
          menus: menus.map(({ rows }) => rows).filter((games) => games.length > 0),
        }
      }),

    /** The games an operator chose for a place of the lobby. */
    listChosenGames: (merchantId: string, list: repository.ChoiceList) =>
      publicReads.keep(`${list} ${merchantId}`, async () =>
        findGames(merchantId, await repository.listChosenIds(query, merchantId, list)),
      ),

    /** Counts anew how much each game is played; a job does it by the hour. */
    async countPlays(): Promise<void> {
      await repository.countPlays(database, new Date(clock.now().getTime() - PLAYS_DAYS * 86_400_000))
      catalogue.forget()
    },

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

    /** The game of a lottery's code. Throws GAME_NOT_FOUND. */
    async findLotteryId(merchantId: string, gameCode: string | undefined): Promise<string> {
      const id = gameCode === undefined ? undefined : await repository.findLotteryId(query, merchantId, gameCode)
      if (id === undefined) throw gamesErrors.GAME_NOT_FOUND({ field: gameCode === undefined ? 'nodeId' : 'gameCode' })
      return id
    },

    /** Opens a session and the game at its vendor; a lottery of ours is a page of the portal. Throws GAME_NOT_FOUND, GAME_MAINTENANCE, VENDOR_UNAVAILABLE, and as `checkPlay`. */
    async launchGame(member: repository.MemberKey & { readonly currency: string }, { gameId, ...how }: Launch) {
      const game = await needPlayable(member.merchantId, gameId)
      const { merchantId, memberId, currency } = member
      const notAfter = await protection.checkPlay(member)
      if (game.adapter === LOTTERY) {
        await repository.noteRecent(query, member, gameId, clock.now())
        return { url: lotteryPageOf(game), gameSessionId: newId(), game, keepsWallet: false }
      }
      const played = {
        adapter: game.adapter,
        vendorCode: game.vendor_code,
        gameCode: game.vendor_game_code,
        gameId,
        gameType: game.game_type,
      }
      const { id, token } = await vendors.openSession({ merchantId, memberId }, played, currency, notAfter)
      const url = await vendors.launch(
        played,
        { ...how, gameCode: game.vendor_game_code },
        { merchantId, memberId, token, currency },
      )
      await repository.noteRecent(query, member, gameId, clock.now())
      return { url, gameSessionId: id, game, keepsWallet: vendors.keepsWallet(game.adapter) }
    },

    /** Opens a game for fun. Throws GAME_NOT_FOUND, GAME_MAINTENANCE, GAME_HAS_NO_DEMO, VENDOR_UNAVAILABLE. */
    async launchDemo(merchantId: string, { gameId, ...how }: Launch) {
      const game = await needPlayable(merchantId, gameId)
      if (!game.has_demo) throw gamesErrors.GAME_HAS_NO_DEMO({ field: 'nodeId' })
      const { adapter, vendor_code: vendorCode, vendor_game_code: gameCode } = game
      return { url: await vendors.launchDemo({ adapter, vendorCode }, { ...how, gameCode }, merchantId), game }
    },

    /** A page of a member's bets, newest first, and how many there are. */
    async listBets(
      member: repository.MemberKey,
      { search, ...rest }: BetSearch,
      at: { limit: number; offset: number },
    ) {
      const filter = { ...rest, ...foldSearch(search) }
      const [rows, total] = await Promise.all([
        betsRepository.listBets(query, member, filter, at),
        betsRepository.countBets(query, member, filter),
      ])
      return { rows, total }
    },

    /** What the settled bets of a filter cost and paid: by the hourly summaries, or by the bets where those are too coarse. */
    async totalBets(holder: repository.MemberKey & { readonly currency: string }, { search, ...filter }: BetSearch) {
      const isWhole = [filter.from, filter.to].every((at) => at === undefined || at.getTime() % 3_600_000 === 0)
      const { state, ...span } = filter
      return state === undefined && isWhole && foldSearch(search) === undefined
        ? reports.totals(holder, span)
        : betsRepository.sumBets(query, holder, { ...filter, ...foldSearch(search) })
    },

    /** One bet with its movements and the vendor's record. Throws BET_NOT_FOUND, also for somebody else's. */
    async findBet(member: repository.MemberKey, id: string, language: string) {
      const bet = await betsRepository.findBet(query, member, id)
      if (bet === undefined) throw gamesErrors.BET_NOT_FOUND()
      const transactions =
        bet.source === LOTTERY ? movementsOf(bet) : await betsRepository.listBetTransactions(query, member, id)
      return { bet, transactions, ...(await recall(bet, member, language)) }
    },

    /** Names of the games of some bets, by bet id. */
    async betGameNames(
      member: repository.MemberKey,
      betIds: readonly string[],
    ): Promise<Map<string, Record<string, string>>> {
      const rows = await betsRepository.findGameNames(query, member, betIds)
      return new Map(rows.map(({ id, names }) => [id, (names ?? {}) as Record<string, string>]))
    },
  }
}

export {
  type ChangedBet,
  listMembersToCount,
  lockChangedBets,
  markCounted,
  sumCountedHours,
  sumPlay,
} from './counted-bets-repository.ts'
export type GamesService = ReturnType<typeof createGamesService>

/** What moved for a bet that no vendor ordered: the bet itself says it. */
function movementsOf(bet: betsRepository.BetRow): Awaited<ReturnType<typeof betsRepository.listBetTransactions>> {
  const { id, state, stake, payout, balance_before, balance_after, placed_at, settled_at } = bet
  const ended = { transaction_id: id, balance_after, created_at: settled_at ?? placed_at }
  return [
    { ...ended, kind: 'BET', amount: stake, balance_after: balance_before - stake, created_at: placed_at },
    ...(state === 'VOID' ? [{ ...ended, kind: 'ROLLBACK', amount: stake }] : []),
    ...(payout > 0n ? [{ ...ended, kind: 'WIN', amount: payout }] : []),
  ]
}

/** Pages of the portal by who offers the lottery (section 4). */
const LOTTERY_PAGES: Readonly<Record<string, string>> = { TCG_LOTTO_VN: '/vnLottery', TCG_SEA: '/seaLottery' }

const lotteryPageOf = ({ vendor_code, vendor_game_code }: repository.GameRow): string =>
  `${LOTTERY_PAGES[vendor_code] ?? '/lottery'}?gameCode=${vendor_game_code}`

/** ELOTT when one of these vendors offers lotteries of that category, else LOTT (section 4). */
function prizeModeOf(cards: readonly { vendor_code: string; game_type: string }[]): 'ELOTT' | 'LOTT' {
  const tells = ({ vendor_code, game_type }: { vendor_code: string; game_type: string }) =>
    game_type === 'ELOTT' && (vendor_code === 'TCG_LOTTO_VN' || vendor_code === 'LOTT')
  return cards.some(tells) ? 'ELOTT' : 'LOTT'
}
