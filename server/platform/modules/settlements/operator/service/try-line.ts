import type { OperatorSession } from '../../../../http/session.ts'
import { type ContractTerms, demandSound } from '../../../contracts/service.ts'
import type { MembersService } from '../../../members/service.ts'
import { demand } from '../../../operators/service.ts'
import { settlementsErrors } from '../../errors.ts'
import { type TriedWindow, tryTerms } from '../../service/what-if.ts'
import { settlementsRights } from '../policy.ts'
import type { SettlementsOperatorDependencies } from '../service.ts'

/**
 * What terms of an agent would have cost over the last windows, beside what held in them. What a contract comes to before downlines take
 * their part is what its whole line costs. Throws SETTLEMENT_PAYEE_UNKNOWN, CONTRACT_TERMS_INVALID.
 */
export async function tryLine(
  { members, ...dependencies }: SettlementsOperatorDependencies & { readonly members: Pick<MembersService, 'find'> },
  session: OperatorSession,
  { memberId, terms }: { readonly memberId: string; readonly terms: ContractTerms },
): Promise<TriedWindow[]> {
  demand(session, settlementsRights['settlements.read'])
  demandSound(terms)
  const { merchantId } = session
  const member = await members.find(merchantId, memberId)
  if (member === undefined) throw settlementsErrors.SETTLEMENT_PAYEE_UNKNOWN({ field: 'memberId' })
  return tryTerms(dependencies, { merchantId, payeeId: memberId, payerId: null, currency: member.currency, terms })
}
