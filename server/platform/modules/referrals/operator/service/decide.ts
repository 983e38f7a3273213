import type { Transaction } from '../../../../db/connection.ts'
import type { PageRequest } from '../../../../http/paging.ts'
import { pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { type By, demand } from '../../../operators/service.ts'
import { referralsErrors } from '../../errors.ts'
import { type FriendFilter, type FriendView, findFriendView, listFriends } from '../../list-repository.ts'
import { changeFriend, type FriendChange, lockFriend } from '../../repository.ts'
import { type ReferralState, UNPAID_STATES } from '../../states.ts'
import { referralsRights } from '../policy.ts'
import type { ReferralsOperatorDependencies } from './dependencies.ts'

/** A page of the friends whom members of the brand in view brought. */
export async function listReferrals(
  { database }: Pick<ReferralsOperatorDependencies, 'database'>,
  session: OperatorSession,
  filter: Omit<FriendFilter, 'merchantId' | 'referrerId'>,
  asked: PageRequest,
) {
  demand(session, referralsRights['referrals.read'])
  return listFriends(database.query, { ...filter, merchantId: session.merchantId }, pageOf(asked))
}

/** Throws REFERRAL_NOT_FOUND, also for another brand's. */
export async function findReferral(
  { database }: { readonly database: Pick<Transaction, 'query'> },
  session: OperatorSession,
  id: string,
): Promise<FriendView> {
  demand(session, referralsRights['referrals.read'])
  const view = await findFriendView(database.query, session.merchantId, id)
  if (view === undefined) throw referralsErrors.REFERRAL_NOT_FOUND()
  return view
}

type Decide = (dependencies: ReferralsOperatorDependencies, by: By, id: string) => Promise<FriendView>

const deciding =
  (verb: 'release' | 'refuse', from: readonly ReferralState[], change: FriendChange): Decide =>
  ({ clock, operators }, by, id) =>
    operators.perform(by, deedOf(verb), async (tx) => {
      const { session } = by
      const row = await lockFriend(tx.query, session.merchantId, id)
      const before = await findReferral({ database: tx }, session, id)
      if (row === undefined || !from.includes(row.state as ReferralState)) throw referralsErrors.REFERRAL_DECIDED()
      const decision = { ...change, decided_at: clock.now(), decided_by: session.account }
      await changeFriend(tx.query, row, decision)
      return { before, after: await findReferral({ database: tx }, session, id) }
    })

/** Lets the referrer take the reward for a friend that was held. Throws REFERRAL_NOT_FOUND, REFERRAL_DECIDED. */
export const releaseReferral = deciding('release', ['HELD'], { state: 'PLAYED' })

/** Refuses it, as long as nothing was paid. Throws REFERRAL_NOT_FOUND, REFERRAL_DECIDED. */
export const refuseReferral = deciding('refuse', UNPAID_STATES, { state: 'REFUSED', reason: 'OPERATOR' })

const deedOf = (verb: 'release' | 'refuse') => ({
  right: referralsRights['referrals.decide'],
  action: `referrals.${verb}`,
  subjectKind: 'referrals',
  subjectId: ({ id }: FriendView) => id,
  present: ({ state, reason, referrer_account, friend_account }: FriendView) => ({
    state,
    reason,
    referrerAccount: referrer_account,
    account: friend_account,
  }),
})
