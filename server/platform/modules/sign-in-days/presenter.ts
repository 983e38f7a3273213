import type { Static } from 'typebox'
import { formatMoney } from '../../lib/money.ts'
import type { SignInDays } from './schema.ts'
import type { SignInView } from './service/read.ts'

export function presentSignInDays(view: SignInView | undefined): Static<typeof SignInDays> | null {
  if (view === undefined) return null
  const { ladder, currency, today, endsAt, step, isClaimed } = view
  const claimed = isClaimed ? step : step - 1
  return {
    currency,
    today,
    endsAt: endsAt.toISOString(),
    steps: ladder.steps.map(({ kind, amount }, index) => ({
      kind,
      amount: formatMoney(amount),
      state: index < claimed ? 'CLAIMED' : index + 1 === step ? 'TODAY' : 'LATER',
    })),
    step,
    isClaimed,
  }
}
