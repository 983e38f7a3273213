import type { Static } from 'typebox'
import { currencySymbol } from '../../../../formats/currency-symbol.ts'
import { maskAccount } from '../../lib/mask-account.ts'
import { formatMoney } from '../../lib/money.ts'
import { vendorNameIn } from '../../lib/vendor-name.ts'
import type { BetRow, listBetTransactions, listWins } from './bets-repository.ts'
import type { GameRow, listVendorCards } from './repository.ts'
import type {
  Bet,
  BetTransactionKind,
  Game,
  GameSubType,
  Jackpot,
  Match,
  VendorCard,
  VendorLane,
  Winner,
} from './schema.ts'
import type { GamesService } from './service.ts'

type GameType = Static<typeof Game>['gameType']

/** The order of categories in the lobby; cockfight follows sports (section 4). */
const LANES: readonly GameType[] = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'COCKFIGHT', 'FISH', 'RNG', 'PVP', 'ESPORTS']

export function presentGame(row: GameRow, language: string): Static<typeof Game> {
  return {
    nodeId: row.id,
    gameType: row.game_type as GameType,
    vassalage: row.vendor_code,
    gameClassify: row.game_classify as Static<typeof GameSubType> | null,
    gameName: nameIn(row.names, language),
    displayName: vendorNameIn(row.vendor_code, row.vendor_name, language),
    showIcon: pictureOf(row.id, language),
    availability: row.availability,
    hasDemo: row.has_demo && row.availability === 'OPEN',
    gameCode: isLottery(row.game_type) ? row.vendor_game_code : null,
  }
}

/** Lotteries are played on pages of their own, which know them by their code. */
const isLottery = (gameType: string): boolean => gameType === 'LOTT' || gameType === 'ELOTT'

/** The name is lettered in the picture; Vietnamese is what it is drawn in unless told. */
export const pictureOf = (id: string, language: string): string =>
  `/wps/artwork/games/${id}.webp${language === 'vi' ? '' : `?language=${language}`}`

type CardRow = Awaited<ReturnType<typeof listVendorCards>>[number]

/** The vendors' cards in one lane per category that has any. */
export function presentLanes(rows: readonly CardRow[], language: string): Static<typeof VendorLane>[] {
  return LANES.map((gameCategory) => ({
    gameCategory,
    cards: rows.filter(({ game_type }) => game_type === gameCategory).map((row) => presentCard(row, language)),
  })).filter(({ cards }) => cards.length > 0)
}

function presentCard(row: CardRow, language: string): Static<typeof VendorCard> {
  return {
    vassalage: row.vendor_code,
    displayName: vendorNameIn(row.vendor_code, row.vendor_name, language),
    gameType: row.game_type as GameType,
    gameClassify: null,
    nodeId: row.game_count === 1 ? row.first_id : null,
    lagerIcon: `/wps/artwork/vendors/${row.vendor_code}.webp?category=${row.game_type}`,
    markIcon: `/wps/artwork/marks/${row.vendor_code}.webp`,
    gameCount: row.game_count,
    isGame: row.game_count > 1 ? 'VASSALAGE' : null,
    availability: row.is_open ? 'OPEN' : 'MAINTENANCE',
  }
}

/** A vendor's lotteries as a menu. */
export function presentLotteryMenu(games: readonly GameRow[], language: string) {
  const [first] = games
  if (first === undefined) throw new Error('A menu without games')
  return {
    accountTypeName: vendorNameIn(first.vendor_code, first.vendor_name, language),
    vassalage: first.vendor_code,
    gameType: first.game_type as GameType,
    games: games.map((game) => presentGame(game, language)),
  }
}

type WinRow = Awaited<ReturnType<typeof listWins>>[number]

export function presentWinner(row: WinRow, game: GameRow, language: string): Static<typeof Winner> {
  return {
    customerName: maskAccount(row.account),
    winAmount: formatMoney(row.payout),
    currencySymbol: currencySymbol(row.currency),
    wonAt: (row.settled_at ?? new Date(0)).toISOString(),
    game: presentGame(game, language),
  }
}

type FoundJackpot = Awaited<ReturnType<GamesService['listJackpots']>>[number]

export function presentJackpot(
  { item, game }: FoundJackpot,
  currency: string,
  language: string,
): Static<typeof Jackpot> {
  return {
    id: `${item.adapter}/${item.id}`,
    name: nameIn(item.names, language),
    amount: formatMoney(item.amount),
    currencySymbol: currencySymbol(currency),
    game: presentGame(game, language),
  }
}

type FoundMatch = Awaited<ReturnType<GamesService['listMatches']>>[number]

export function presentMatch({ item, game }: FoundMatch, language: string): Static<typeof Match> {
  const { id, sport, league, home, away, startsAt, isLive, clock, score, odds } = item
  const [homeScore, awayScore] = score
  return {
    id,
    sport,
    league,
    home,
    away,
    startsAt: startsAt.toISOString(),
    isLive,
    clock,
    homeScore,
    awayScore,
    odds: odds.map(({ pick, odds: price }) => ({ pick, odds: price })),
    game: presentGame(game, language),
  }
}

export function presentBet(row: BetRow, language: string): Static<typeof Bet> {
  // A bet taken back cost nothing.
  const cost = row.state === 'VOID' ? 0n : row.stake
  return {
    id: row.id,
    round: row.round,
    nodeId: row.game_id,
    gameName: nameIn(row.names, language) || row.game_id,
    vassalage: row.vendor_code,
    vendorName: vendorNameIn(row.vendor_code, row.vendor_name ?? row.vendor_code, language),
    gameType: row.game_type as GameType,
    state: row.state as Static<typeof Bet>['state'],
    stake: formatMoney(row.stake),
    validBet: formatMoney(row.valid_bet),
    payout: formatMoney(row.payout),
    profit: formatMoney(row.payout - cost),
    currency: row.currency,
    balanceBefore: formatMoney(row.balance_before),
    balanceAfter: formatMoney(row.balance_after),
    placedAt: row.placed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  }
}

type TransactionRow = Awaited<ReturnType<typeof listBetTransactions>>[number]

export function presentTransaction(row: TransactionRow) {
  return {
    id: row.transaction_id,
    kind: row.kind as Static<typeof BetTransactionKind>,
    amount: formatMoney(row.amount),
    balanceAfter: formatMoney(row.balance_after),
    at: row.created_at.toISOString(),
  }
}

type FoundBet = Awaited<ReturnType<GamesService['findBet']>>

export const presentBetDetail = ({ bet, transactions, outcome, recallUrl }: FoundBet, language: string) => ({
  bet: presentBet(bet, language),
  transactions: transactions.map(presentTransaction),
  outcome,
  recallUrl,
})

/** The text of a language, else the Vietnamese one. */
export function nameIn(names: unknown, language: string): string {
  const texts = (names ?? {}) as Record<string, string>
  return texts[language] ?? texts.vi ?? ''
}
