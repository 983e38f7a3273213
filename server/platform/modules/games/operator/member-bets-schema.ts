import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Page, PageQuery } from '../../../http/call.ts'
import { Bet, BetDetail, GameType } from '../schema.ts'
import { gamesRights } from './policy.ts'

const read = { access: 'operator', right: gamesRights['bets.read'] } as const

export const memberBetsCalls = defineCalls({
  listMemberBets: {
    ...read,
    method: 'GET',
    path: '/wps/admin/members/:id/bets',
    summary: 'Bets of a member, newest first',
    params: Type.Object({ id: Id }),
    query: Type.Object({
      ...PageQuery,
      gameType: Type.Optional(GameType),
      vassalage: Type.Optional(Type.String({ maxLength: 24 })),
      state: Type.Optional(Bet.properties.state),
      from: Type.Optional(DateTime),
      to: Type.Optional(DateTime),
    }),
    value: Page(Bet),
  },
  getMemberBet: {
    ...read,
    method: 'GET',
    path: '/wps/admin/members/:id/bets/:betId',
    summary: 'One bet of a member with its movements and the round',
    params: Type.Object({ id: Id, betId: Id }),
    value: BetDetail,
  },
})
