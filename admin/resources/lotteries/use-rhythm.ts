import { useTranslate } from 'react-admin'

/** How often a lottery draws, in words: `every 5 minutes`; official ones by their own calendar. */
export function useRhythm() {
  const translate = useTranslate()
  return (periodSeconds: number | null): string => {
    if (periodSeconds === null) return translate('lotteries.official')
    if (periodSeconds % 60 === 0) return translate('lotteries.everyMinutes', { count: periodSeconds / 60 })
    return translate('lotteries.everySeconds', { count: periodSeconds })
  }
}
