import { checkAccountType } from './account-type.ts'
import { checkAmount } from './amount.ts'
import type { Check } from './check.ts'
import { checkDailyLimits } from './daily-limits.ts'
import { checkOpenCount } from './open-count.ts'

/**
 * What every withdrawal must meet, in the order in which a person would want to be told. The payment password comes
 * before, and turnover is asked for outside the transaction. An exclusion is no reason to refuse (regulator row L7).
 */
export const checks: readonly Check[] = [checkAccountType, checkAmount, checkOpenCount, checkDailyLimits]
