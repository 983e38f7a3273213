import type { OperatorSession } from '../../../../http/session.ts'
import { type MembersService, needHolder } from '../../../members/service.ts'
import { demand } from '../../../operators/service.ts'
import type { GamesService } from '../../service.ts'
import { gamesRights } from '../policy.ts'

export interface MemberBetsDependencies {
  readonly games: Pick<GamesService, 'listBets' | 'findBet'>
  readonly members: Pick<MembersService, 'find'>
}

type BetFilter = Parameters<GamesService['listBets']>[1]

/** A page of a member's bets, newest first, and how many there are. Throws NOT_FOUND. */
export async function listMemberBets(
  { games, members }: MemberBetsDependencies,
  session: OperatorSession,
  memberId: string,
  filter: BetFilter,
  at: { readonly limit: number; readonly offset: number },
) {
  demand(session, gamesRights['bets.read'])
  return games.listBets(await needHolder(members, session.merchantId, memberId), filter, at)
}

/** One bet of a member with its movements and the round. Throws NOT_FOUND, BET_NOT_FOUND. */
export async function getMemberBet(
  { games, members }: MemberBetsDependencies,
  session: OperatorSession,
  memberId: string,
  id: string,
  language: string,
) {
  demand(session, gamesRights['bets.read'])
  return games.findBet(await needHolder(members, session.merchantId, memberId), id, language)
}
