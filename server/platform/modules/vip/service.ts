import { bind } from '../../lib/bind.ts'
import { claimVipBonus } from './service/claim.ts'
import { createClimbing } from './service/climbing.ts'
import type { Dependencies } from './service/dependencies.ts'
import { listVipSteps, readVip } from './service/read.ts'
import { listRebateRises } from './service/rebate-rises.ts'
import { createReview } from './service/review.ts'

/** VIP levels: where members stand, how they climb and fall, and what a level gives (domain.md 8). */
export function createVipService(dependencies: Dependencies) {
  return {
    ...createClimbing(dependencies),
    ...createReview(dependencies),
    listRebateRises,
    ...bind(dependencies, { claimVipBonus, readVip, listVipSteps }),
  }
}

export type VipService = ReturnType<typeof createVipService>
