import { useTranslation } from 'react-i18next'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Countdown } from '../../ui/countdown.tsx'
import type { PromotionPartsFragment } from './promotions.generated.ts'

const DAY = 86_400_000

/** What comes by the calendar, with the longest that it takes to come again. */
const waits = { DAY, LOSS_DAY: DAY, LOSS_WEEK: 7 * DAY, BIRTHDAY: 366 * DAY } as const
type Wait = keyof typeof waits

/** When it may be had again by whoever had it; null where it may not, or where that is not known. */
function nextTime({ standing, endsAt, terms }: PromotionPartsFragment): Wait | null {
  if ((standing !== 'CLAIMED' && standing !== 'ISSUED') || terms.times <= 1) return null
  const { trigger, loss } = terms
  const wait: Wait | null =
    trigger === 'DAY' || trigger === 'BIRTHDAY'
      ? trigger
      : trigger === 'LOSS' && loss !== null
        ? `LOSS_${loss.period}`
        : null
  return wait === null || (endsAt !== null && Date.parse(endsAt) - Date.now() <= waits[wait]) ? null : wait
}

/** Until when a promotion may be had, when again or when it begins; within the last day as a clock. */
export function PromotionTime({ promotion }: { promotion: PromotionPartsFragment }) {
  const { t } = useTranslation('promotions')
  const { format } = useDateTimeFormat()
  const { standing, startsAt, endsAt } = promotion
  const again = nextTime(promotion)
  if (again !== null) return <span className="text-xs text-muted">{t(`again.${again}`)}</span>
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
