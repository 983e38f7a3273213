import { MEMBER, TRIAL } from '../../lib/account-types.ts'
import type { Introduction, MembersParts } from './dependencies.ts'
import * as repository from './repository.ts'

/** Where an invitation code leads: a member's own referral code, or one that another module knows; undefined where to nobody. */
export async function introductionOf(
  { database, introducers, referralListeners }: Pick<MembersParts, 'database' | 'introducers' | 'referralListeners'>,
  merchantId: string,
  code: string,
): Promise<Introduction | undefined> {
  const upline = await repository.selectMemberByReferral(database.query, merchantId, code)
  if (upline !== undefined) {
    if (upline.type === TRIAL || upline.status !== 'ACTIVE') return undefined
    return {
      uplineId: upline.id,
      type: MEMBER,
      async arrive(tx, member) {
        for (const listener of referralListeners) await listener(tx, upline.id, member)
        return true
      },
    }
  }
  for (const introducer of introducers) {
    const introduction = await introducer(merchantId, code)
    if (introduction !== undefined) return introduction
  }
  return undefined
}
