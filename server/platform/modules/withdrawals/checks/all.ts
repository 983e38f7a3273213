import type { ProtectionService } from '../../protection/service.ts'
import type { TurnoverService } from '../../turnover/service.ts'
import { checkAccountType } from './account-type.ts'
import { checkAmount } from './amount.ts'
import type { Check } from './check.ts'
import { checkDailyLimits } from './daily-limits.ts'
import { createIdentityCheck } from './identity.ts'
import { checkOpenCount } from './open-count.ts'
import { createTurnoverCheck } from './turnover.ts'

/** Other modules' say. */
interface Rules {
  readonly protection: Pick<ProtectionService, 'checkWithdrawal'>
  readonly turnover: Pick<TurnoverService, 'remaining'>
}

/**
 * What every withdrawal must meet, in the order in which a person would want to be told; the payment password comes
 * before. An exclusion is no reason to refuse (regulator row L7).
 */
export function listChecks({ protection, turnover }: Rules): readonly Check[] {
  return [
    checkAccountType,
    createIdentityCheck(protection),
    checkAmount,
    checkOpenCount,
    checkDailyLimits,
    createTurnoverCheck(turnover),
  ]
}
