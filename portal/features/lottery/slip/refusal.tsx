import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { toUnits } from '../amount.ts'
import type { OpenLottery } from '../use-lottery.ts'
import { useMoneyText } from '../use-money-text.ts'
import { takeRest } from './take-rest.ts'
import type { OrderPlacing } from './use-place-order.ts'
import type { SlipState } from './use-slip.ts'

interface RefusalProps {
  open: OpenLottery
  state: SlipState
  placing: OrderPlacing
}

/** Why the house refused the bet, and, where a limit left something of it, the way to bet that. */
export function Refusal({ open, state, placing }: RefusalProps) {
  const { t } = useTranslation('lottery')
  const moneyText = useMoneyText()
  const { outcome } = placing
  if (outcome?.kind !== 'REFUSED') return null
  const { limit, message } = outcome
  const rest = limit ? toUnits(limit.rest) : 0n
  const { lines, chase } = state.slip
  return (
    <div role="alert" className="mt-1 flex flex-col gap-2 rounded-md bg-danger-soft p-3 text-sm">
      <p className="text-danger">{message}</p>
      {limit && rest > 0n && (
        <Button
          kind="secondary"
          onClick={() => {
            state.change({ lines: takeRest(open, lines, limit, greatestMultiple(chase?.multiples)) })
            placing.forgetOutcome()
          }}
          className="self-start"
        >
          {t('slip.takeRest', { rest: moneyText(rest) })}
        </Button>
      )}
    </div>
  )
}

/** The greatest multiple of a plan: what fits it fits every draw. */
function greatestMultiple(multiples: readonly number[] | undefined): number {
  return multiples ? Math.max(1, ...multiples) : 1
}
