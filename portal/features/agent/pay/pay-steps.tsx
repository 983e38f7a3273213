import { useTranslation } from 'react-i18next'
import { sumOf, toUnits } from '../../../kits/contracts/units.ts'
import { useFormats } from '../../../lib/use-formats.ts'

interface PayStepsProps {
  /** What the contract came to, and what of it is the agent's own. */
  gross: string
  net: string
  /** What is paid by it; a correction pays what it differs by. */
  amount: string
  isCorrection: boolean
}

/** How an amount follows from what the contract came to, in one line; nothing where it is just that. */
export function PaySteps({ gross, net, amount, isCorrection }: PayStepsProps) {
  const { t } = useTranslation('pay')
  const formats = useFormats()
  const less = (one: string, other: string) => sumOf([one, `-${other}`.replace('--', '')])
  const share = less(gross, net)
  const before = isCorrection ? less(net, amount) : '0'
  const hasShare = toUnits(share) !== 0n
  if (!hasShare && !isCorrection) return null
  const way = hasShare ? (isCorrection ? 'both' : 'share') : 'before'
  const [written, ofLine, known] = [gross, share, before].map((each) => formats.money(each))
  return (
    <span className="block text-xs font-normal whitespace-normal text-muted tabular">
      {t(`steps.${way}`, { gross: written, share: ofLine, before: known })}
    </span>
  )
}
