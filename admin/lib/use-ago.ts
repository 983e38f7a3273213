import { useLocaleState, useTranslate } from 'react-admin'
import { formatAge } from './age.ts'

const MINUTE = 60_000

/** How long ago a moment was, as a sentence says it: `3 hours ago`, `just now`. */
export function useAgo(): (moment: string, now?: number) => string {
  const translate = useTranslate()
  const [language] = useLocaleState()
  return (moment, now = Date.now()) =>
    now - Date.parse(moment) < MINUTE
      ? translate('age.justNow')
      : translate('age.ago', { age: formatAge(moment, now, language) })
}
