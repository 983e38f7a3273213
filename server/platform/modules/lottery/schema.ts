import { MOST_DRAWS, MOST_LINES, MOST_MULTIPLE } from '@croupier/lottery/core/limits.ts'
import { Type } from 'typebox'
import {
  Amount,
  DateTime,
  defineCalls,
  Id,
  Ids,
  Locale,
  Money,
  Nullable,
  Page,
  PageQuery,
  SpanQuery,
} from '../../http/call.ts'
import { Availability, GameType } from '../games/schema.ts'

/** Prize modes of section 3; what each shows is decided in docs/decisions/0013. */
export const PrizeMode = Type.Enum(['LOTT', 'ZY', 'ELOTT', 'SEA'])

export const GameCode = Type.String({ pattern: '^[A-Z0-9_]{2,32}$', examples: ['SSC_1M'] })
export const DrawNumber = Type.String({ pattern: '^\\d{8}(-\\d{4})?$', examples: ['20261122-0731'] })

/** OPEN takes bets; CLOSED waits for its numbers; HELD: two results differ; DRAWN is being settled. */
export const DrawState = Type.Enum(['OPEN', 'CLOSED', 'HELD', 'DRAWN', 'SETTLED', 'VOID'])

/** Numbers by the groups of the family, in the order drawn. */
export const LotteryResult = Type.Array(Type.Array(Type.String({ maxLength: 8 }), { maxItems: 20 }), { maxItems: 12 })
/** What was chosen, row by row. */
export const LotteryPicks = Type.Array(Type.Array(Type.String({ maxLength: 8 }), { maxItems: 1000 }), {
  minItems: 1,
  maxItems: 12,
})

export const LotteryDraw = Type.Object({
  number: DrawNumber,
  state: DrawState,
  opensAt: DateTime,
  closesAt: DateTime,
  drawsAt: DateTime,
  result: Nullable(LotteryResult),
  commitment: Nullable(Type.String({ description: 'SHA-256 of the seed, published before the draw opens' })),
  seed: Nullable(Type.String({ description: 'Shown once the draw is drawn' })),
})

export const Lottery = Type.Object({
  gameCode: GameCode,
  nodeId: Id,
  name: Type.String(),
  family: Type.Enum(['SSC', '11X5', 'PK10', 'K3', 'LHC', 'LF', 'VN_NORTH', 'VN_SOUTH', 'SEA']),
  vassalage: Type.String({ description: 'Vendor code' }),
  gameType: GameType,
  icon: Type.String(),
  periodSeconds: Nullable(Type.Integer({ description: 'Seconds between our own draws; null for official ones' })),
  availability: Availability,
  currentDraw: Nullable(LotteryDraw),
  lastDraw: Nullable(LotteryDraw),
})

export const LotteryMenu = Type.Object({
  accountTypeName: Type.String({ description: "The vendor's name" }),
  vassalage: Type.String(),
  games: Type.Array(Lottery),
})

/** What may be bet and what it pays now. */
export const LotteryRules = Type.Object({
  version: Type.Integer(),
  odds: Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer()), {
    description: 'Odds in 1/10,000 by play type and prize, where the brand has its own',
  }),
  withheld: Type.Array(Type.String({ description: 'Play types not offered' })),
  lowestSeries: Type.Integer(),
  highestSeries: Type.Integer(),
  smallestUnit: Money,
  memberStakeLimit: Money,
})

export const LotteryBetState = Type.Enum(['OPEN', 'SETTLED', 'VOID'])

export const LotteryBet = Type.Object({
  id: Id,
  playType: Type.String(),
  picks: LotteryPicks,
  unit: Money,
  multiple: Type.Integer(),
  tickets: Type.Integer(),
  series: Type.Integer(),
  rebateRate: Type.Integer({ description: 'In 1/10,000 of the stake' }),
  odds: Type.Record(Type.String(), Type.Integer()),
  stake: Money,
  payout: Money,
  rebate: Money,
  state: LotteryBetState,
  hits: Nullable(Type.Array(Type.Object({ prize: Type.String(), count: Type.Integer() }))),
})

export const LotteryOrder = Type.Object({
  id: Id,
  gameCode: GameCode,
  gameName: Type.String(),
  family: Type.String(),
  draw: LotteryDraw,
  chaseId: Nullable(Id),
  stake: Money,
  payout: Money,
  currency: Type.String(),
  placedAt: DateTime,
  cancelledAt: Nullable(DateTime),
  mayCancel: Type.Boolean(),
  bets: Type.Array(LotteryBet),
})

export const LotteryChase = Type.Object({
  id: Id,
  gameCode: GameCode,
  gameName: Type.String(),
  stopsOnWin: Type.Boolean(),
  state: Type.Enum(['ACTIVE', 'STOPPED', 'FINISHED']),
  draws: Type.Integer(),
  drawsDone: Type.Integer(),
  stake: Money,
  payout: Money,
  currency: Type.String(),
  createdAt: DateTime,
  endedAt: Nullable(DateTime),
})

export const LotteryLine = Type.Object(
  {
    playType: Type.String({ maxLength: 40 }),
    picks: LotteryPicks,
    unit: Amount,
    multiple: Type.Integer({ minimum: 1, maximum: MOST_MULTIPLE }),
    series: Type.Integer({ minimum: 1700, maximum: 1980 }),
  },
  { additionalProperties: false },
)

const languageQuery = { language: Type.Optional(Locale) }
const gameParams = Type.Object({ gameCode: GameCode })

export const lotteryCalls = defineCalls({
  listLotteryMenus: {
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    summary: 'Lotteries by vendor, each with the draw that takes bets and the last one drawn',
    access: 'public',
    query: Type.Object({
      prizeMode: Type.Optional(PrizeMode),
      device: Type.Optional(Type.Enum(['WEB', 'MOBILE'])),
      ...languageQuery,
    }),
    value: Type.Object({ gameMenus: Type.Array(LotteryMenu) }),
    example: { prizeMode: 'ELOTT', device: 'WEB' },
  },
  listRecentLotteries: {
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    summary: 'Lotteries the member bet on last, at most 12',
    access: 'member',
    query: Type.Object(languageQuery),
    value: Type.Array(Lottery),
  },
  listOpenedNumbers: {
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    summary: 'The last draw of each lottery, or the last draws of one, at most 100',
    access: 'public',
    query: Type.Object({
      gameCode: Type.Optional(GameCode),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    }),
    value: Type.Array(Type.Intersect([Type.Object({ gameCode: GameCode }), LotteryDraw])),
  },
  listDraws: {
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    summary: 'Draws of a lottery that were drawn, newest first',
    access: 'member',
    query: Type.Object({ gameCode: GameCode, ...PageQuery }),
    value: Page(LotteryDraw),
    example: { gameCode: 'SSC_1M' },
  },
  getLottery: {
    method: 'GET',
    path: '/wps/lottery/:gameCode',
    summary: 'One lottery: rules in force, and the draws that can be bet on, at most 120',
    access: 'public',
    params: gameParams,
    query: Type.Object(languageQuery),
    value: Type.Intersect([
      Lottery,
      Type.Object({ rules: LotteryRules, upcomingDraws: Type.Array(LotteryDraw), now: DateTime }),
    ]),
  },
  getDraw: {
    method: 'GET',
    path: '/wps/lottery/:gameCode/draws/:number',
    summary: 'One draw with what is needed to verify it',
    access: 'public',
    params: Type.Object({ gameCode: GameCode, number: DrawNumber }),
    value: LotteryDraw,
  },
  placeLotteryOrder: {
    method: 'POST',
    path: '/wps/lottery/orders',
    summary: 'Bets on one draw, or on several by a plan (chase): all are taken or none',
    access: 'member',
    movesMoney: true,
    body: Type.Object(
      {
        gameCode: GameCode,
        rulesVersion: Type.Integer({ description: 'The rules the member saw; others in force refuse the order' }),
        lines: Type.Array(LotteryLine, { minItems: 1, maxItems: MOST_LINES }),
        draws: Type.Array(
          Type.Object(
            { number: DrawNumber, multiple: Type.Integer({ minimum: 1, maximum: MOST_MULTIPLE }) },
            { additionalProperties: false },
          ),
          { minItems: 1, maxItems: MOST_DRAWS, description: 'One for a plain order; more are a chase' },
        ),
        stopsOnWin: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false },
    ),
    value: Type.Object({ orders: Type.Array(LotteryOrder), chase: Nullable(LotteryChase), balance: Money }),
  },
  listLotteryOrders: {
    method: 'GET',
    path: '/wps/lottery/orders',
    summary: 'Orders of the member, newest first',
    access: 'member',
    query: Type.Object({
      gameCode: Type.Optional(GameCode),
      chaseId: Type.Optional(Id),
      state: Type.Optional(Type.Enum(['OPEN', 'SETTLED', 'CANCELLED'])),
      ...SpanQuery,
      ...PageQuery,
      ...languageQuery,
    }),
    value: Page(LotteryOrder),
  },
  cancelLotteryOrder: {
    method: 'DELETE',
    path: '/wps/lottery/orders/:id',
    summary: 'Takes an order back while its draw is open; the stake returns',
    access: 'member',
    params: Type.Object({ id: Id }),
    value: LotteryOrder,
  },
  listLotteryChases: {
    method: 'GET',
    path: '/wps/lottery/chases',
    summary: 'Plans of the member, newest first, or those of some ids',
    access: 'member',
    query: Type.Object({
      gameCode: Type.Optional(GameCode),
      ids: Type.Optional(Ids),
      state: Type.Optional(LotteryChase.properties.state),
      ...SpanQuery,
      ...PageQuery,
      ...languageQuery,
    }),
    value: Page(LotteryChase),
  },
  stopLotteryChase: {
    method: 'DELETE',
    path: '/wps/lottery/chases/:id',
    summary: 'Stops a plan: its orders on draws still open are taken back',
    access: 'member',
    params: Type.Object({ id: Id }),
    value: Type.Object({ chase: LotteryChase, cancelledOrders: Type.Integer(), returned: Money }),
  },
})
