import { type PageRequest, pageOf } from '../../../http/paging.ts'
import type { MemberSession } from '../../../http/session.ts'
import { dateAt } from '../../../lib/local-day.ts'
import {
  type FriendFilter,
  type FriendView,
  findFriendView,
  listFriends,
  type ReferralSums,
  sumFriends,
} from '../list-repository.ts'
import * as repository from '../repository.ts'
import type { ReferralTerms } from '../rule.ts'
import { type Dependencies, demand, monthOf } from './dependencies.ts'

/** What bringing friends is to a member. */
export interface ReferralView extends ReferralSums {
  readonly code: string
  readonly currency: string
  /** By which friends come from now on; null where none runs, and to who takes a break. */
  readonly rule: ReferralTerms | null
  /** Friends paid for in this month. */
  readonly paidThisMonth: number
}

/** A member's own code, the rule that runs, and what came of it. Throws FORBIDDEN. */
export async function readReferral(
  { database, clock, members, rewards, sites }: Dependencies,
  session: MemberSession,
): Promise<ReferralView> {
  demand(session)
  const { query } = database
  const { timeZone } = await sites.findMerchant(session.merchantId)
  const member = await members.findOwn(session)
  const rule = (await rewards.mayBeShown(database, session))
    ? await repository.findRule(query, session.merchantId)
    : undefined
  return {
    code: member.referral_code,
    currency: member.currency,
    rule: rule?.is_running ? repository.termsOf(rule) : null,
    paidThisMonth: await repository.countPaid(query, session, monthOf(dateAt(clock.now(), timeZone))),
    ...(await sumFriends(query, session)),
  }
}

/** A page of the friends whom a member brought, the last one first. Throws FORBIDDEN. */
export async function listOwnFriends(
  { database }: Dependencies,
  session: MemberSession,
  filter: Omit<FriendFilter, 'merchantId' | 'referrerId' | 'account'>,
  asked: PageRequest,
): Promise<{ rows: FriendView[]; total: number }> {
  demand(session)
  const { merchantId, memberId } = session
  return listFriends(database.query, { ...filter, merchantId, referrerId: memberId }, pageOf(asked))
}

/** One of them as the list has it. */
export async function viewFriend(
  { database }: Dependencies,
  { merchant_id, id }: repository.FriendRow,
): Promise<FriendView> {
  const view = await findFriendView(database.query, merchant_id, id)
  if (view === undefined) throw new Error('The friend whose row was written is not there')
  return view
}
