import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Money, Nullable, Page, PageQuery } from '../../http/call.ts'
import { Bet, BetDetail, GameType } from '../games/schema.ts'
import { Deposit } from '../payments/schema.ts'

const byId = Type.Object({ id: Id })
const admin = { access: 'operator' } as const
const span = { from: Type.Optional(DateTime), to: Type.Optional(DateTime) }

export const deskCalls = defineCalls({
  listMemberWallets: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/members/:id/wallets',
    summary: 'Every account of a member: wallets, money held, vendor wallets',
    params: byId,
    value: Type.Array(
      Type.Object({
        account: Type.String({ examples: ['CASH', 'HOLD', 'VENDOR:JL'] }),
        currency: Type.String(),
        balance: Money,
        entries: Type.Integer({ description: 'Movements so far' }),
      }),
    ),
  },
  listMemberBets: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/members/:id/bets',
    summary: 'Bets of a member, newest first',
    params: byId,
    query: Type.Object({
      ...PageQuery,
      gameType: Type.Optional(GameType),
      vassalage: Type.Optional(Type.String({ maxLength: 24 })),
      state: Type.Optional(Bet.properties.state),
      ...span,
    }),
    value: Page(Bet),
  },
  getMemberBet: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/members/:id/bets/:betId',
    summary: 'One bet of a member with its movements and the round',
    params: Type.Object({ id: Id, betId: Id }),
    value: BetDetail,
  },
  listMemberStatement: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/members/:id/statement',
    summary: 'Movements of one account of a member with the running balance, newest first',
    params: byId,
    query: Type.Object({
      account: Type.Optional(Type.String({ pattern: '^[A-Z]{2,12}(:[A-Za-z0-9_-]{1,40})?$' })),
      currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3,5}$' })),
      kind: Type.Optional(Type.String({ pattern: '^[A-Z_]{2,20}$' })),
      ...span,
      before: Type.Optional(Type.String({ pattern: '^\\d{1,18}$', description: '`nextCursor` of the page before' })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
    }),
    value: Type.Object({
      content: Type.Array(
        Type.Object({
          id: Type.String({ description: 'Number of the entry in its account' }),
          transferId: Type.String(),
          at: DateTime,
          kind: Type.String(),
          amount: Money,
          balanceBefore: Money,
          balanceAfter: Money,
          currency: Type.String(),
          documentKind: Type.String(),
          documentId: Type.String(),
          reason: Nullable(Type.String()),
        }),
      ),
      nextCursor: Nullable(Type.String()),
    }),
  },
  listMemberDeposits: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/members/:id/deposits',
    summary: 'Deposits of a member, newest first',
    params: byId,
    query: Type.Object(PageQuery),
    value: Page(Deposit),
  },
  getDeskFigures: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/figures',
    summary: 'Money in and out, gaming revenue and players since a moment',
    query: Type.Object({ since: DateTime }),
    value: Type.Object({
      currency: Type.String(),
      deposited: Money,
      withdrawn: Money,
      grossRevenue: Type.String({ description: 'Stakes less payouts of the settled bets placed since then' }),
      activeMembers: Type.Integer({ description: 'Members who placed a bet' }),
      adjustmentsWaiting: Type.Integer(),
    }),
  },
})
