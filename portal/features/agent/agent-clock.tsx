import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { zoneName } from '../../../formats/zone-name.ts'
import { useFormats } from '../../lib/use-formats.ts'

/** The time of the brand's zone, ticking, and how far it is from Greenwich (§2). Apart, so that a second draws nothing else anew. */
export function AgentClock({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('agent')
  const now = useSecond()
  const clock = useFormats().dates({ timeZone, hourCycle: 'h23', timeStyle: 'medium' })
  return (
    <p className="flex items-baseline gap-2 text-sm whitespace-nowrap tabular" title={t('clock')}>
      <span className="text-xs font-semibold text-faint">{zoneName(timeZone, new Date(now))}</span>
      <time dateTime={new Date(now).toISOString()} className="font-semibold">
        {clock.format(now)}
      </time>
    </p>
  )
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
