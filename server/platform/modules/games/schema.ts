import { Type } from 'typebox'
import {
  Codes,
  DateTime,
  defineCalls,
  Id,
  Locale,
  Money,
  Nullable,
  Ok,
  Page,
  PageQuery,
  SpanQuery,
  Url,
} from '../../http/call.ts'

/** Category codes of section 3 that games can have. */
export const GameType = Type.Enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'COCKFIGHT'])

/** Scratch card, video poker, jackpot, table game, arcade, bingo. */
export const GameSubType = Type.Enum(['SC', 'VP', 'JP', 'TG', 'AC', 'BG'])

export const Availability = Type.Union([Type.Literal('OPEN'), Type.Literal('MAINTENANCE')], {
  description: 'MAINTENANCE: shown, says so, cannot be started',
})

export const Game = Type.Object({
  nodeId: Type.String({ description: 'Id of the game' }),
  gameType: GameType,
  vassalage: Type.String({ description: 'Vendor code', examples: ['JL'] }),
  gameClassify: Nullable(GameSubType),
  gameName: Type.String(),
  displayName: Type.String({ description: "The vendor's name" }),
  showIcon: Url,
  availability: Availability,
  hasDemo: Type.Boolean(),
  gameCode: Nullable(
    Type.String({ description: 'Of a lottery of the house: its code, as in the address of its page' }),
  ),
})

export const VendorCard = Type.Object({
  vassalage: Type.String(),
  displayName: Type.String(),
  gameType: GameType,
  gameClassify: Nullable(GameSubType),
  nodeId: Nullable(Type.String({ description: 'The game a click starts when the vendor has but one' })),
  lagerIcon: Url,
  markIcon: Url,
  gameCount: Type.Integer(),
  isGame: Nullable(Type.String({ description: 'VASSALAGE: a click opens the list of its games' })),
  availability: Availability,
})

/** One lane per category, in the order the lobby shows them. */
export const VendorLane = Type.Object({ gameCategory: GameType, cards: Type.Array(VendorCard) })

export const Winner = Type.Object({
  customerName: Type.String({ description: 'Masked' }),
  winAmount: Money,
  currencySymbol: Type.String(),
  wonAt: DateTime,
  game: Game,
})

export const Jackpot = Type.Object({
  id: Type.String({ description: 'Unique among the jackpots of the brand' }),
  name: Type.String(),
  amount: Money,
  currencySymbol: Type.String(),
  game: Game,
})

export const Match = Type.Object({
  id: Type.String(),
  sport: Type.String({ examples: ['football'] }),
  league: Type.String(),
  home: Type.String(),
  away: Type.String(),
  startsAt: DateTime,
  isLive: Type.Boolean(),
  clock: Type.String({ description: 'How far it is, in words' }),
  homeScore: Type.Integer(),
  awayScore: Type.Integer(),
  odds: Type.Array(
    Type.Object({ pick: Type.Enum(['HOME', 'DRAW', 'AWAY']), odds: Type.Integer({ description: '1/10 000' }) }),
    { description: 'Who wins; none while no bets are taken' },
  ),
  game: Game,
})

export const Bet = Type.Object({
  id: Type.String(),
  round: Type.String(),
  nodeId: Type.String(),
  gameName: Type.String(),
  vassalage: Type.String(),
  vendorName: Type.String(),
  gameType: GameType,
  state: Type.Union([Type.Literal('OPEN'), Type.Literal('SETTLED'), Type.Literal('VOID')]),
  stake: Money,
  validBet: Money,
  payout: Money,
  profit: Money,
  currency: Type.String(),
  balanceBefore: Nullable(Money),
  balanceAfter: Nullable(Money),
  placedAt: DateTime,
  settledAt: Nullable(DateTime),
})

/** Recall (domain.md 3): what the vendor drew and paid, as the vendor tells it. */
export const BetTransactionKind = Type.Enum(['BET', 'WIN', 'ROLLBACK'])

export const BetDetail = Type.Object({
  bet: Bet,
  transactions: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: BetTransactionKind,
      amount: Money,
      balanceAfter: Money,
      at: DateTime,
    }),
  ),
  outcome: Nullable(
    Type.Record(Type.String(), Type.Unknown(), {
      description: "The vendor's record of the round; its form is the vendor's",
    }),
  ),
  recallUrl: Nullable(Url),
})

const languageQuery = { language: Type.Optional(Locale) }
const favouriteBody = Type.Object(
  { nodeId: Id, vendor: Type.String({ maxLength: 24 }), gameType: GameType },
  { additionalProperties: false },
)

export const gamesCalls = defineCalls({
  listVendors: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_newGameVendor',
    summary: 'Vendors of each category',
    access: 'public',
    query: Type.Object({ merchantCode: Type.Optional(Type.String({ maxLength: 32 })), ...languageQuery }),
    value: Type.Object({ data: Type.Object({ lanes: Type.Array(VendorLane) }) }),
  },
  listHotGames: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    summary: 'Hot games the operator chose',
    access: 'public',
    query: Type.Object({
      merchantCode: Type.Optional(Type.String({ maxLength: 32 })),
      isPlatform: Type.Optional(Type.Integer()),
      platform: Type.Optional(Type.String({ maxLength: 64 })),
      ...languageQuery,
    }),
    value: Type.Object({ list: Type.Array(Game) }),
  },
  listMaxWinGames: {
    method: 'GET',
    path: '/wps/games/max-win',
    summary: 'Games behind MXWIN the operator chose; none when he chose none',
    access: 'public',
    query: Type.Object(languageQuery),
    value: Type.Array(Game),
  },
  listGames: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    summary: 'Games of a category, by vendor, sub-type and name',
    description: 'Sorted by listedAt, gameName or plays; as the brand recommends them unless told.',
    access: 'optional',
    query: Type.Object({
      clientType: Type.Optional(Type.Integer()),
      platform: Type.Optional(Type.String({ maxLength: 64 })),
      merchant: Type.Optional(Type.String({ maxLength: 32 })),
      gameType: Type.Optional(GameType),
      vassalage: Type.Optional(Type.String({ maxLength: 24 })),
      gameClassify: Type.Optional(Type.String({ maxLength: 4 })),
      search: Type.Optional(Type.String({ maxLength: 60, description: 'Part of the name; accents do not matter' })),
      ...PageQuery,
      ...languageQuery,
    }),
    value: Type.Object({
      games: Type.Array(Game),
      pageNum: Type.Integer(),
      totalPages: Type.Integer(),
      totalItems: Type.Integer(),
    }),
    example: { gameType: 'RNG', pageNo: 1, pageSize: 24 },
  },
  listGamesByIds: {
    method: 'GET',
    path: '/wps/games',
    summary: 'Games by their ids, for loaders',
    access: 'public',
    query: Type.Object({ ids: Codes, ...languageQuery }),
    value: Type.Array(Game),
  },
  getLotteryMenus: {
    method: 'GET',
    path: '/lgw/games/game_menus',
    summary: 'Lotteries by vendor, and the prize mode they are played in',
    access: 'public',
    query: Type.Object(languageQuery),
    value: Type.Object({
      prizeMode: Type.Union([Type.Literal('ELOTT'), Type.Literal('LOTT')]),
      gameMenus: Type.Array(
        Type.Object({
          accountTypeName: Type.String({ description: "The vendor's name" }),
          vassalage: Type.String(),
          gameType: GameType,
          games: Type.Array(Game),
        }),
      ),
    }),
  },
  getVendorGameTypes: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    summary: 'Categories of a vendor, or of all, with the number of games in each',
    access: 'member',
    query: Type.Object({ vassalage: Type.Optional(Type.String({ maxLength: 24 })) }),
    value: Type.Array(
      Type.Object({
        vassalage: Type.String(),
        gameType: GameType,
        gameCount: Type.Integer(),
        availability: Availability,
      }),
    ),
  },
  listRooms: {
    method: 'GET',
    path: '/wps/relay/GLS2_roomList',
    summary: 'Tables of live games, recommended first, at most 100',
    access: 'member',
    query: Type.Object({ vassalage: Type.Optional(Type.String({ maxLength: 24 })), ...languageQuery }),
    value: Type.Object({ rooms: Type.Array(Game) }),
  },
  listWinners: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_getRankList',
    summary: 'Winner board: the greatest settled wins of the last days',
    access: 'public',
    query: Type.Object({
      gameCategory: Type.Optional(Type.Literal('ALL')),
      limitNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 20 })),
      ...languageQuery,
    }),
    value: Type.Array(Winner),
  },
  listJackpots: {
    method: 'GET',
    path: '/wps/games/jackpots',
    summary: 'Jackpots of the vendors as they stand, the largest first, each with a game that pays it; at most 24',
    access: 'public',
    query: Type.Object(languageQuery),
    value: Type.Array(Jackpot),
  },
  listMatches: {
    method: 'GET',
    path: '/wps/games/matches',
    summary: 'Matches that run in the sports books, then those to come, each with the book; at most 12',
    access: 'public',
    query: Type.Object(languageQuery),
    value: Type.Array(Match),
  },
  listFavouriteIds: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    summary: 'Ids of the favourite games',
    access: 'member',
    value: Type.Array(Type.String()),
  },
  listFavourites: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    summary: 'Favourite games',
    access: 'member',
    query: Type.Object({
      pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 999, default: 999 })),
      ...languageQuery,
    }),
    value: Type.Object({ content: Type.Array(Game), pageNum: Type.Integer(), totalPages: Type.Integer() }),
  },
  addFavourite: {
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    summary: 'Adds a favourite',
    access: 'member',
    proof: 'waived',
    body: favouriteBody,
    value: Ok,
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    summary: 'Removes a favourite',
    access: 'member',
    proof: 'waived',
    body: favouriteBody,
    value: Ok,
  },
  listRecentGames: {
    method: 'GET',
    path: '/wps/relay/GCS_recentGame',
    summary: 'Games played last',
    access: 'member',
    query: Type.Object(languageQuery),
    value: Type.Array(Game),
  },
  launchGame: {
    method: 'POST',
    path: '/wps/game/launchGame',
    summary: 'Opens a game session at the vendor and returns its address',
    description: 'A lottery of the house may be named by its code instead; its address is a page of the portal.',
    access: 'member',
    body: Type.Object(
      {
        nodeId: Type.Optional(Id),
        gameCode: Type.Optional(Type.String({ pattern: '^[A-Z0-9_]{2,32}$', examples: ['SSC_1M'] })),
        lottoArea: Type.Optional(Type.Literal('VN')),
        launchMode: Type.Optional(Type.Literal('LOTT')),
        prizeMode: Type.Optional(Type.Enum(['LOTT', 'ZY', 'ELOTT', 'SEA'])),
        device: Type.Union([Type.Literal('WEB'), Type.Literal('MOBILE')]),
        backUrl: Type.Optional(Url),
        language: Type.Optional(Locale),
      },
      { additionalProperties: false },
    ),
    value: Type.Object({
      url: Url,
      gameSessionId: Type.String(),
      game: Game,
      keepsWallet: Type.Boolean({
        description: 'Played with money that must be moved into the wallet its vendor keeps',
      }),
    }),
  },
  launchDemo: {
    method: 'POST',
    path: '/wps/relay/GCS_gameLaunchFB',
    summary: 'Opens a game for fun: play money kept by the vendor',
    access: 'optional',
    body: Type.Object(
      {
        nodeId: Id,
        device: Type.Union([Type.Literal('WEB'), Type.Literal('MOBILE')]),
        backUrl: Type.Optional(Url),
        language: Type.Optional(Locale),
      },
      { additionalProperties: false },
    ),
    value: Type.Object({ url: Url, game: Game }),
  },
  listBets: {
    method: 'GET',
    path: '/wps/bets',
    summary: 'Betting record of the member, newest first',
    access: 'member',
    query: Type.Object({
      ...PageQuery,
      gameType: Type.Optional(GameType),
      vassalage: Type.Optional(Type.String({ maxLength: 24 })),
      state: Type.Optional(Type.Enum(['OPEN', 'SETTLED', 'VOID'])),
      search: Type.Optional(
        Type.String({ maxLength: 60, description: "Part of the game's name; accents do not matter" }),
      ),
      round: Type.Optional(
        Type.String({ maxLength: 120, description: "The vendor's id of the round; the id of a draw" }),
      ),
      ...SpanQuery,
    }),
    description: 'The totals are those of settled bets, or of the state asked for.',
    value: Type.Intersect([
      Page(Bet),
      Type.Object({ totals: Type.Object({ stake: Money, validBet: Money, payout: Money, profit: Money }) }),
    ]),
  },
  getBet: {
    method: 'GET',
    path: '/wps/bets/:id',
    summary: 'One bet with its transactions and the round as the vendor recorded it',
    access: 'member',
    params: Type.Object({ id: Id }),
    value: BetDetail,
  },
})
