import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { EarningPartsFragment } from './pay.generated.ts'

const tones: Readonly<Record<EarningPartsFragment['state'], Tone>> = {
  NOTHING: 'neutral',
  UNAPPROVED: 'info',
  DUE: 'info',
  INSUFFICIENT: 'warning',
  PART_PAID: 'warning',
  PAID: 'success',
  DENIED: 'danger',
}

/** How an earning stands in words; what is taken back has words of its own. */
export function useStateWords(): (earning: Pick<EarningPartsFragment, 'state' | 'amount'>) => string {
  const { t } = useTranslation('pay')
  return ({ state, amount }) => {
    const isOpen = state === 'DUE' || state === 'INSUFFICIENT' || state === 'PART_PAID' || state === 'PAID'
    return amount.startsWith('-') && isOpen ? t(`takenBackStates.${state}`) : t(`states.${state}`)
  }
}

/** How an earning stands, and why nothing is paid where that is so. */
export function EarningState({ earning }: { earning: EarningPartsFragment }) {
  const { t } = useTranslation('pay')
  const words = useStateWords()
  return (
    <span className="inline-flex flex-col items-start gap-1 max-md:items-end">
      <Badge tone={tones[earning.state]}>{words(earning)}</Badge>
      {earning.skipReason && (
        <span className="text-xs whitespace-normal text-muted">{t(`skipReasons.${earning.skipReason}`)}</span>
      )}
    </span>
  )
}
