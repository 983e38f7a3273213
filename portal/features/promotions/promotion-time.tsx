import { useTranslation } from 'react-i18next'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Countdown } from '../../ui/countdown.tsx'
import type { PromotionPartsFragment } from './promotions.generated.ts'

const DAY = 86_400_000

/** Until when a promotion may be had, or when it begins; within the last day as a clock. */
export function PromotionTime({ promotion: { standing, startsAt, endsAt } }: { promotion: PromotionPartsFragment }) {
  const { t } = useTranslation('promotions')
  const { format } = useDateTimeFormat()
  const at = standing === 'COMING_SOON' ? startsAt : endsAt
  if (at === null) return <span className="text-xs text-muted">{t('noEnd')}</span>
  const left = Date.parse(at) - Date.now()
  if (left <= 0) return <span className="text-xs text-muted">{t('over', { time: format(at) })}</span>
  if (left > DAY)
    return (
      <span className="text-xs text-muted">
        {t(standing === 'COMING_SOON' ? 'from' : 'until', { time: format(at) })}
      </span>
    )
  return (
    <span className="text-xs text-warning">
      {t(standing === 'COMING_SOON' ? 'beginsIn' : 'endsIn')} <Countdown endsAt={Date.parse(at)} />
    </span>
  )
}
