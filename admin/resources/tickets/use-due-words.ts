import { useLocaleState, useTranslate } from 'react-admin'
import { formatAge } from '../../lib/age.ts'

/** How long until the house owes something, or since when; nothing where it waits for nobody. */
export function useDueWords(): (ticket: { readonly dueAt: string | null }) => string {
  const translate = useTranslate()
  const [language] = useLocaleState()
  return ({ dueAt }) => {
    if (dueAt === null) return '–'
    const now = new Date()
    const due = new Date(dueAt)
    return due > now
      ? translate('tickets.dueIn', { time: formatAge(now.toISOString(), due.getTime(), language) })
      : translate('tickets.overdueFor', { time: formatAge(dueAt, now.getTime(), language) })
  }
}
