import type { Transaction } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Failure } from '../../../lib/failure.ts'
import { dateAt } from '../../../lib/local-day.ts'
import { referralsErrors } from '../errors.ts'
import { validBetOf } from '../play-repository.ts'
import * as repository from '../repository.ts'
import { type ReferralTerms, rewardOf } from '../rule.ts'
import { type Dependencies, demand, monthOf } from './dependencies.ts'
import { suspicionChange } from './play.ts'

type FriendRow = repository.FriendRow

/**
 * Pays the member for a friend who did his part, once; asked again it answers alike. What was found out meanwhile stays written though
 * nothing is paid. Throws FORBIDDEN, REWARDS_NOT_FOR_YOU, REFERRAL_NOT_FOUND, REFERRAL_NOT_EARNED, REFERRAL_HELD, REFERRAL_REFUSED,
 * REFERRAL_MONTH_FULL.
 */
export async function claim(dependencies: Dependencies, session: MemberSession, id: string): Promise<FriendRow> {
  demand(session)
  const friend = await dependencies.database.transaction(async (tx) => {
    await repository.lockReferrer(tx, session)
    const locked = await repository.lockFriend(tx.query, session.merchantId, id)
    if (locked?.referrer_id !== session.memberId) throw referralsErrors.REFERRAL_NOT_FOUND()
    return locked.state === 'PLAYED' ? settle(dependencies, tx, session, locked) : locked
  })
  if (friend.state !== 'PAID') throw refusalOf(friend)
  return friend
}

/** Looks at a friend once more, since bets may be void and accounts alike by now, and pays. */
async function settle(
  dependencies: Dependencies,
  tx: Transaction,
  member: MemberSession,
  friend: FriendRow,
): Promise<FriendRow> {
  const rule = repository.termsOf(await repository.findRuleVersion(tx.query, friend.merchant_id, friend.rule_version))
  if ((await validBetOf(tx, friend)) < rule.leastValidBet)
    return repository.changeFriend(tx.query, friend, { state: 'DEPOSITED' })
  const suspicion = await suspicionChange(tx, friend)
  if (suspicion !== undefined) return repository.changeFriend(tx.query, friend, suspicion)
  return pay(dependencies, tx, member, friend, rule)
}

async function pay(
  { clock, sites, rewards }: Dependencies,
  tx: Transaction,
  member: MemberSession,
  friend: FriendRow,
  rule: ReferralTerms,
): Promise<FriendRow> {
  const now = clock.now()
  const { timeZone } = await sites.findMerchant(member.merchantId, tx)
  const month = monthOf(dateAt(now, timeZone))
  if ((await repository.countPaid(tx.query, member, month)) >= rule.mostFriends)
    throw referralsErrors.REFERRAL_MONTH_FULL({ extras: { most: rule.mostFriends } })
  await rewards.checkMayReceive(tx, member)
  const { merchantId, memberId } = member
  const reward = rewardOf(rule, friend.first_deposit)
  await rewards.give(tx, {
    merchantId,
    memberId,
    currency: friend.currency,
    amount: reward,
    kind: 'REWARD',
    programme: 'referral',
    document: { kind: 'referral', id: friend.id },
  })
  return repository.changeFriend(tx.query, friend, { state: 'PAID', reward, paid_at: now, paid_month: month })
}

function refusalOf({ state, reason }: FriendRow): Failure {
  if (state === 'HELD') return referralsErrors.REFERRAL_HELD()
  if (state === 'REFUSED') return referralsErrors.REFERRAL_REFUSED({ extras: { reason } })
  return referralsErrors.REFERRAL_NOT_EARNED()
}
