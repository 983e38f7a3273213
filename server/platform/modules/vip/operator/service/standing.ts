import type { PageRequest } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { needHolder } from '../../../members/service.ts'
import { demand } from '../../../operators/service.ts'
import { vipRights } from '../policy.ts'
import type { VipOperatorDependencies } from './dependencies.ts'

/** Where a member of the brand in view stands, with a page of the steps that led there. Throws NOT_FOUND. */
export async function readMemberStanding(
  { members, vip }: VipOperatorDependencies,
  session: OperatorSession,
  memberId: string,
  asked: PageRequest,
) {
  demand(session, vipRights['vipLevels.read'])
  const holder = await needHolder(members, session.merchantId, memberId)
  const [view, steps] = await Promise.all([vip.readVip(holder), vip.listVipSteps(holder, asked)])
  return { view, steps }
}
