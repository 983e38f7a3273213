import { bind } from '../../lib/bind.ts'
import type { DepositListener } from '../payments/service.ts'
import { noteDeposits } from './repository/claims.ts'
import { claimPromotion } from './service/claim.ts'
import type { Dependencies } from './service/dependencies.ts'
import { giveDue } from './service/give.ts'
import { listOwnClaims, listPromotions } from './service/read.ts'
import { redeemCode } from './service/redeem-code.ts'
import { takeBackClaims } from './service/take-back.ts'

/** What a brand promises its members (domain.md 8): who may have it, who asked, and what was given by which terms. */
export function createPromotionsService(dependencies: Dependencies) {
  return bind(dependencies, { listPromotions, listOwnClaims, claimPromotion, redeemCode, giveDue, takeBackClaims })
}

/**
 * Notes deposits on the claims that wait for one, in their transaction. What they lead to is given by a job: a deposit is never
 * lost by a promotion.
 */
export const hearOfDeposits: DepositListener = noteDeposits

export type PromotionsService = ReturnType<typeof createPromotionsService>
