import { newId } from '../../../server/platform/lib/id.ts'
import type { Owner } from '../../../server/platform/modules/ledger/movement.ts'
import { need } from '../../support/need.ts'
import type { TestPlatform } from '../../support/platform.ts'
import { createPointTools } from '../../support/points.ts'

/** What its member asked an operator for. */
export async function promotionClaimOf(
  { database: { query } }: TestPlatform,
  { merchantId: merchant_id, memberId: member_id }: Owner,
): Promise<string> {
  const { promotion_id, version } = await query
    .selectFrom('promotion_versions')
    .select(['promotion_id', 'version'])
    .where('merchant_id', '=', merchant_id)
    .executeTakeFirstOrThrow()
  const [id, at] = [newId(), new Date()]
  const times = { created_at: at, changed_at: at }
  await query
    .insertInto('promotion_claims')
    .values({
      merchant_id,
      member_id,
      id,
      promotion_id,
      version,
      occasion: '1',
      state: 'APPLYING',
      currency: 'VND',
      ...times,
    })
    .execute()
  return id
}

/** A friend whom a member brought, who is held for an operator. */
export async function referralOf(platform: TestPlatform, { merchantId, memberId }: Owner): Promise<string> {
  const { query } = platform.database
  const id = newId()
  const at = new Date()
  const friend = await platform.member()
  const rule = await query
    .selectFrom('referral_rules')
    .select('version')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow()
  const who = { referrer_id: memberId, friend_id: friend.id, rule_version: rule.version, currency: 'VND' }
  await query
    .insertInto('referred_friends')
    .values({ merchant_id: merchantId, id, ...who, state: 'HELD', reason: 'SAME_NAME', came_at: at, looked_at: at })
    .execute()
  return id
}

/** A member's place of a week that is closed. */
export async function placeOf({ database: { query } }: TestPlatform, { merchantId, memberId }: Owner): Promise<string> {
  const id = newId()
  const { code } = await query
    .selectFrom('leaderboards')
    .select('code')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow()
  const week = { merchant_id: merchantId, leaderboard: code, starts_on: '2026-11-02', closed_at: new Date() }
  await query
    .insertInto('leaderboard_places')
    .values({ ...week, id, place: 1, member_id: memberId, valid_bet: 10_000n, prize: 10_000n })
    .execute()
  return id
}

/** Goods that somebody with points wants. */
export async function redemptionOf(platform: TestPlatform): Promise<string> {
  const tools = createPointTools(platform)
  const { token } = await tools.holder(100n)
  return need((await tools.redeem(token, await tools.goods())).value).id
}

/** A claim of what a member's play gave back. */
export async function rebateClaimOf(
  { database: { query } }: TestPlatform,
  { merchantId, memberId }: Owner,
): Promise<string> {
  const id = newId()
  const of = { merchant_id: merchantId, member_id: memberId, currency: 'VND', amount: 10_000n, channel: 'MEMBER' }
  const days = { first_day: '2026-11-02', last_day: '2026-11-02', categories: ['RNG'] }
  await query
    .insertInto('rebate_claims')
    .values({ ...of, ...days, id, claimed_at: new Date() })
    .execute()
  return id
}
