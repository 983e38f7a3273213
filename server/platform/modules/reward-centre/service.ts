import type { Database } from '../../db/connection.ts'
import type { MemberSession } from '../../http/session.ts'
import { isTrial } from '../../lib/account-types.ts'
import type { EnvelopesService } from '../envelopes/service.ts'
import type { PromotionsService } from '../promotions/service.ts'
import type { RafflesService } from '../raffles/service.ts'
import type { ReferralsService } from '../referrals/service.ts'
import type { RewardsService } from '../rewards/service.ts'
import type { SignInDaysService } from '../sign-in-days/service.ts'
import type { VipService } from '../vip/service.ts'

interface Dependencies {
  readonly database: Database
  readonly rewards: Pick<RewardsService, 'mayBeShown'>
  readonly promotions: Pick<PromotionsService, 'listPromotions'>
  readonly vip: Pick<VipService, 'readVip'>
  readonly referrals: Pick<ReferralsService, 'readReferral'>
  readonly envelopes: Pick<EnvelopesService, 'countEnvelopes'>
  readonly signInDays: Pick<SignInDaysService, 'countSignInDays'>
  readonly raffles: Pick<RafflesService, 'countSpins'>
}

const NOTHING = { count: 0, promotions: 0 }

/** What of all programmes a member may fetch now: asked of each, kept nowhere, so that it is true at once after a claim. */
export function createRewardCentreService(dependencies: Dependencies) {
  const { database, rewards, promotions, vip, referrals, envelopes, signInDays, raffles } = dependencies
  return {
    /** Nothing for who plays for free and who takes a break. */
    async countRewards(session: MemberSession): Promise<{ count: number; promotions: number }> {
      if (isTrial(session) || !(await rewards.mayBeShown(database, session))) return NOTHING
      const [views, { bonuses }, { waiting }, ...counts] = await Promise.all([
        promotions.listPromotions({ merchantId: session.merchantId, claimant: session }),
        vip.readVip(session),
        referrals.readReferral(session),
        envelopes.countEnvelopes(session),
        signInDays.countSignInDays(session),
        raffles.countSpins(session),
      ])
      const claims = views.filter(({ standing }) => standing === 'CLAIM').length
      const open = bonuses.filter(({ state }) => state === 'OPEN').length
      return {
        count: counts.reduce((sum, count) => sum + count, claims + open + waiting),
        promotions: views.filter(({ standing }) => standing === 'CLAIM' || standing === 'JOIN').length,
      }
    },
  }
}

export type RewardCentreService = ReturnType<typeof createRewardCentreService>
