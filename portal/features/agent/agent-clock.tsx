import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The time of the brand's zone, ticking, and how far it is from Greenwich (§2). Apart, so that a second draws nothing else anew. */
export function AgentClock({ timeZone }: { timeZone: string }) {
  const { t, i18n } = useTranslation('agent')
  const now = useSecond()
  const clock = useMemo(
    () => new Intl.DateTimeFormat(i18n.language, { timeZone, hourCycle: 'h23', timeStyle: 'medium' }),
    [i18n.language, timeZone],
  )
  return (
    <p className="flex items-baseline gap-2 text-sm whitespace-nowrap tabular" title={t('clock')}>
      <span className="text-xs font-semibold text-faint">{offsetOf(timeZone, now)}</span>
      <time dateTime={new Date(now).toISOString()} className="font-semibold">
        {clock.format(now)}
      </time>
    </p>
  )
}

/** `GMT+7`; clock changes of the zone are followed. */
function offsetOf(timeZone: string, moment: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** The moment, anew with each second of the clock. */
function useSecond(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), 1000 - (now % 1000))
    return () => clearTimeout(timer)
  }, [now])
  return now
}
