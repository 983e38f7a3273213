import type { TurnoverService } from '../../turnover/service.ts'
import { checkAccountType } from './account-type.ts'
import { checkAmount } from './amount.ts'
import type { Check } from './check.ts'
import { checkDailyLimits } from './daily-limits.ts'
import { checkOpenCount } from './open-count.ts'
import { createTurnoverCheck } from './turnover.ts'

/**
 * What every withdrawal must meet, in the order in which a person would want to be told; the payment password comes
 * before. An exclusion is no reason to refuse (regulator row L7).
 */
export function listChecks({ turnover }: { readonly turnover: Pick<TurnoverService, 'remaining'> }): readonly Check[] {
  return [checkAccountType, checkAmount, checkOpenCount, checkDailyLimits, createTurnoverCheck(turnover)]
}
