import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { toUnits } from '../amount.ts'
import type { OpenLottery } from '../use-lottery.ts'
import { useMoneyText } from '../use-money-text.ts'
import { planTotals } from './chase-plan.ts'
import { useBalance } from './shortage.tsx'
import { slipTotals } from './slip.ts'
import { type LimitRefusal, linesUnder, takeWhatMay } from './take-rest.ts'
import type { OrderPlacing } from './use-place-order.ts'
import type { SlipState } from './use-slip.ts'

interface RefusalProps {
  open: OpenLottery
  state: SlipState
  placing: OrderPlacing
}

/** Why the house refused the bet, and, where a limit left something of it that the balance pays for, the way to bet that. */
export function Refusal({ open, state, placing }: RefusalProps) {
  const { t } = useTranslation('lottery')
  const moneyText = useMoneyText()
  const limitWords = useLimitWords(open)
  const balance = useBalance()
  const { outcome } = placing
  if (outcome?.kind !== 'REFUSED') return null
  const { limit, message } = outcome
  const { chase } = state.slip
  const lines = limit ? takeWhatMay(open, state.slip, limit, balance) : []
  const single = slipTotals(open, limit ? linesUnder(open, lines, limit) : [])
  const { price } = chase ? planTotals(chase, single) : single
  return (
    <div role="alert" className="mt-1 flex flex-col gap-2 rounded-md bg-danger-soft p-3 text-sm">
      <p className="text-danger">{(limit && limitWords(limit)) ?? message}</p>
      {price > 0n && (
        <Button
          kind="secondary"
          onClick={() => {
            state.change({ lines })
            placing.forgetOutcome()
          }}
          className="self-start"
        >
          {t('slip.takeRest', { rest: moneyText(price) })}
        </Button>
      )}
    </div>
  )
}

const worded = {
  LOTTERY_LIMIT_NUMBER: 'NUMBER',
  LOTTERY_LIMIT_PLAY_TYPE: 'PLAY_TYPE',
  LOTTERY_LIMIT_DRAW: 'DRAW',
  LOTTERY_LIMIT_MEMBER: 'MEMBER',
} as const

/** What a limit left, in the brand's currency and as stakes step; null of limits that this feature has no words for. */
function useLimitWords(open: OpenLottery) {
  const { t } = useTranslation('lottery')
  const moneyText = useMoneyText()
  const step = toUnits(open.lottery.rules.smallestUnit)
  return ({ code, rest: left, number, draw }: LimitRefusal): string | null => {
    if (!(code in worded)) return null
    const rest = toUnits(left)
    const values = { number: number ?? '', draw: draw ?? '', rest: moneyText(step > 0n ? rest - (rest % step) : rest) }
    return t(`slip.limits.${worded[code as keyof typeof worded]}`, values)
  }
}
