import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/class-names.ts'
import { clockText, useCountdown } from '../../ui/countdown.tsx'
import { onThisClock } from './server-clock.ts'

/** Seconds before the close from which on the clock warns. */
const WARNING_SECONDS = 10

interface DrawCountdownProps {
  /** When bets end, ISO 8601 by the house's clock; null while no draw takes bets. */
  closesAt: string | null
  className?: string
}

/** The time left to bet, by the house's clock. Screen readers may ask for it; it does not speak by itself. */
export function DrawCountdown({ closesAt, className }: DrawCountdownProps) {
  const { t } = useTranslation('lottery')
  const seconds = useCountdown(closesAt === null ? null : onThisClock(closesAt))
  const isClosing = closesAt !== null && seconds <= WARNING_SECONDS
  return (
    <time
      role="timer"
      aria-live="off"
      aria-label={t('closesIn')}
      className={classNames('tabular whitespace-nowrap', className, isClosing && 'text-danger!')}
    >
      {closesAt !== null && seconds > 0 ? longClockText(seconds, t) : t('closed')}
    </time>
  )
}

/** Days are said in words: official draws are up to a week away. */
function longClockText(seconds: number, t: (key: 'days', values: { count: number }) => string): string {
  const days = Math.floor(seconds / 86_400)
  return days > 0 ? `${t('days', { count: days })} ${clockText(seconds % 86_400)}` : clockText(seconds)
}
