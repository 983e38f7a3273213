import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Ids, Money, Nullable, Page, PageQuery, SpanQuery, Url } from '../../../http/call.ts'
import { NameSearch, OfferAvailability, offer, offerWish, VendorCode } from '../../vendors/operator/schema.ts'
import { Bet, BetDetail, BetTransactionKind, GameSubType, GameType } from '../schema.ts'
import { gamesRights } from './policy.ts'

const reason = Type.Optional(Type.String({ maxLength: 300 }))
const Tag = Type.String({ minLength: 1, maxLength: 24, pattern: '^[a-z0-9-]+$', examples: ['tet'] })

const OperatorGame = Type.Object({
  id: Type.String(),
  vendorCode: Type.String(),
  vendorName: Type.String(),
  vendorGameCode: Type.String(),
  gameType: GameType,
  gameClassify: Nullable(GameSubType),
  gameName: Type.String(),
  pictureUrl: Url,
  hasDemo: Type.Boolean(),
  listedAt: DateTime,
  ...offer,
  tags: Type.Array(Type.String()),
  plays: Type.Integer({ description: 'Settled bets of the last days' }),
})

const ChoiceList = Type.Union([Type.Literal('HOT'), Type.Literal('MXWIN')])
const choiceParams = Type.Object({ list: ChoiceList })

const OperatorBet = Type.Intersect([
  Bet,
  Type.Object({ memberId: Type.String(), account: Type.String(), transactionId: Type.String(), source: Type.String() }),
])

export const VendorTransaction = Type.Object({
  transactionId: Type.String(),
  kind: BetTransactionKind,
  outcome: Type.Enum(['SUCCESS', 'WALLET_INSUFFICIENT', 'TRANSACTION_CANCELLED']),
  amount: Money,
  balanceAfter: Money,
  transferId: Nullable(Type.String({ description: 'The movement of the ledger' })),
  at: DateTime,
})

const idsBody = Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })

/** What operators do about the catalogue of the brand in view, and its bets. */
export const gamesOperatorCalls = defineCalls({
  listOperatorGames: {
    access: 'operator',
    right: gamesRights['games.read'],
    method: 'GET',
    path: '/wps/admin/games',
    summary: 'Games of the brand in view',
    description: 'Sorted by position, gameName, vendorCode, gameType, plays or listedAt.',
    query: Type.Object({
      ...PageQuery,
      ids: Type.Optional(Ids),
      search: NameSearch,
      vendorCode: Type.Optional(VendorCode),
      gameType: Type.Optional(GameType),
      gameClassify: Type.Optional(GameSubType),
      availability: Type.Optional(OfferAvailability),
      tag: Type.Optional(Tag),
    }),
    value: Page(OperatorGame),
  },
  getOperatorGame: {
    access: 'operator',
    right: gamesRights['games.read'],
    method: 'GET',
    path: '/wps/admin/games/:id',
    summary: 'One game of the brand in view',
    params: Type.Object({ id: Id }),
    value: OperatorGame,
  },
  updateOperatorGames: {
    access: 'operator',
    right: gamesRights['games.change'],
    method: 'PATCH',
    path: '/wps/admin/games',
    summary: 'Changes games of the brand in view at once: availability, window of maintenance, position, tags',
    body: Type.Object(
      {
        ids: idsBody,
        ...offerWish,
        position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
        addTags: Type.Optional(Type.Array(Tag, { maxItems: 20, uniqueItems: true })),
        removeTags: Type.Optional(Type.Array(Tag, { maxItems: 20, uniqueItems: true })),
      },
      { additionalProperties: false },
    ),
    value: Type.Array(OperatorGame),
  },
  listGameTags: {
    access: 'operator',
    right: gamesRights['games.read'],
    method: 'GET',
    path: '/wps/admin/game-tags',
    summary: 'Tags that games of the brand in view wear',
    value: Type.Array(Type.String()),
  },

  listGameChoices: {
    access: 'operator',
    right: gamesRights['games.read'],
    method: 'GET',
    path: '/wps/admin/game-choices/:list',
    summary: 'The games chosen for a place of the lobby, in their order',
    params: choiceParams,
    value: Type.Array(OperatorGame),
  },
  setGameChoices: {
    access: 'operator',
    right: gamesRights['games.change'],
    method: 'PUT',
    path: '/wps/admin/game-choices/:list',
    summary: 'Chooses the games of a place of the lobby, in this order',
    params: choiceParams,
    body: Type.Object(
      { ids: Type.Array(Id, { maxItems: 48, uniqueItems: true }), reason },
      { additionalProperties: false },
    ),
    value: Type.Array(OperatorGame),
  },

  listOperatorBets: {
    access: 'operator',
    right: gamesRights['bets.read'],
    method: 'GET',
    path: '/wps/admin/bets',
    summary: 'Bets of the brand in view, newest first',
    description:
      'Without a member or a round the span is seven days back unless told, 31 days at most. Counted up to a thousand.',
    query: Type.Object({
      ...PageQuery,
      memberId: Type.Optional(Id),
      account: Type.Optional(Type.String({ maxLength: 64 })),
      round: Type.Optional(Type.String({ maxLength: 128 })),
      transactionId: Type.Optional(Type.String({ maxLength: 128, description: "The vendor's own, of any order" })),
      vendorCode: Type.Optional(VendorCode),
      gameId: Type.Optional(Id),
      gameType: Type.Optional(GameType),
      state: Type.Optional(Type.Enum(['OPEN', 'SETTLED', 'VOID'])),
      ...SpanQuery,
    }),
    value: Page(OperatorBet),
  },
  getOperatorBet: {
    access: 'operator',
    right: gamesRights['bets.read'],
    method: 'GET',
    path: '/wps/admin/bets/:id',
    summary: "One bet with every order of the vendor and the vendor's record of the round",
    params: Type.Object({ id: Id }),
    value: Type.Object({
      bet: OperatorBet,
      sessionId: Type.String(),
      vendorTransactions: Type.Array(VendorTransaction),
      outcome: Nullable(
        Type.Record(Type.String(), Type.Unknown(), { description: "The vendor's record; its form is the vendor's" }),
      ),
      recallUrl: Nullable(Url),
    }),
  },

  listMemberBets: {
    access: 'operator',
    right: gamesRights['bets.read'],
    method: 'GET',
    path: '/wps/admin/members/:id/bets',
    summary: 'Bets of a member, newest first',
    params: Type.Object({ id: Id }),
    query: Type.Object({
      ...PageQuery,
      gameType: Type.Optional(GameType),
      vassalage: Type.Optional(Type.String({ maxLength: 24 })),
      state: Type.Optional(Bet.properties.state),
      ...SpanQuery,
    }),
    value: Page(Bet),
  },
  getMemberBet: {
    access: 'operator',
    right: gamesRights['bets.read'],
    method: 'GET',
    path: '/wps/admin/members/:id/bets/:betId',
    summary: 'One bet of a member with its movements and the round',
    params: Type.Object({ id: Id, betId: Id }),
    value: BetDetail,
  },
})
