import { MEMBER, TRIAL } from '../../lib/account-types.ts'
import type { Introduction, MembersParts } from './dependencies.ts'
import * as repository from './repository.ts'

/** Where an invitation code leads: a member's own referral code, or one that another module knows; undefined where to nobody. */
export async function introductionOf(
  { database, introducers }: Pick<MembersParts, 'database' | 'introducers'>,
  merchantId: string,
  code: string,
): Promise<Introduction | undefined> {
  const upline = await repository.selectMemberByReferral(database.query, merchantId, code)
  if (upline !== undefined)
    return upline.type === TRIAL || upline.status !== 'ACTIVE' ? undefined : { uplineId: upline.id, type: MEMBER }
  for (const introducer of introducers) {
    const introduction = await introducer(merchantId, code)
    if (introduction !== undefined) return introduction
  }
  return undefined
}
