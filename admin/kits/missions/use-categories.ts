import { useTranslate } from 'react-admin'

/** Which play counts, in words; none: any. */
export function useCategories(): (categories: readonly string[]) => string {
  const translate = useTranslate()
  return (categories) =>
    categories.length === 0
      ? translate('missions.anyPlay')
      : categories.map((gameType) => translate(`gameTypes.${gameType}`)).join(', ')
}
