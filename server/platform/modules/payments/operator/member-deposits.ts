import type { OperatorSession } from '../../../http/session.ts'
import { type MembersService, needHolder } from '../../members/service.ts'
import { demand } from '../../operators/service.ts'
import type { DepositFilter } from '../repository/deposits.ts'
import type { PaymentsService } from '../service.ts'
import { paymentsRights } from './policy.ts'

export interface MemberDepositsDependencies {
  readonly payments: Pick<PaymentsService, 'listDeposits'>
  readonly members: Pick<MembersService, 'find'>
}

/** A page of a member's deposits, newest first, and how many there are. Throws NOT_FOUND. */
export async function listMemberDeposits(
  { payments, members }: MemberDepositsDependencies,
  session: OperatorSession,
  memberId: string,
  filter: DepositFilter,
  at: { readonly limit: number; readonly offset: number },
) {
  demand(session, paymentsRights['deposits.read'])
  return payments.listDeposits(await needHolder(members, session.merchantId, memberId), filter, at)
}
