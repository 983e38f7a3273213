import { useTranslation } from 'react-i18next'
import { zoneName } from '../../../formats/zone-name.ts'
import { type Site, useSite } from '../../brand/use-site.ts'
import { useFormats } from '../../lib/use-formats.ts'

type Hours = Site['customerService'][number]['hours']

/** A Monday: whose week the names of days are taken from. */
const monday = Date.UTC(2026, 10, 23)
const day = 86_400_000

/** Opening hours in words of the page's language, by the clock of the house and with its name: `Th 2 – Th 6: 08:00–22:00 (GMT+7)`. */
export function useHoursWords() {
  const { t, i18n } = useTranslation('support')
  const formats = useFormats()
  const { timeZone } = useSite().site
  const names = formats.dates({ weekday: 'short', timeZone: 'UTC' })
  const nameOf = (weekday: number) => names.format(monday + (weekday - 1) * day)
  const moments = formats.dates({
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'shortOffset',
  })
  const zone = zoneName(timeZone)
  const daysOf = (days: readonly number[]) => {
    const sorted = days.toSorted((one, other) => one - other)
    const [first, last] = [sorted[0], sorted.at(-1)]
    if (first === undefined || last === undefined) return ''
    const isRun = sorted.length > 2 && last - first === sorted.length - 1
    if (isRun) return t('dayRange', { first: nameOf(first), last: nameOf(last) })
    return new Intl.ListFormat(i18n.language, { type: 'unit' }).format(sorted.map(nameOf))
  }
  return {
    /** A moment to come, by the clock that the hours are told by. */
    moment: (at: string) => moments.format(at),
    hoursOf: (hours: Hours) =>
      hours.map(({ days, from, until }) => t('hours', { days: daysOf(days), from, until, zone })),
    /** A span of seconds, rounded up to minutes: what is promised is rather too long. */
    minutes: (seconds: number) => formats.unit(Math.max(1, Math.ceil(seconds / 60)), 'minute'),
  }
}
