import { useTranslation } from 'react-i18next'

/** How a deed ended, in words: of a failure the sentence that whoever tried it was shown. */
export function useOutcomeWords(): (outcome: string | null) => string {
  const { t, i18n } = useTranslation(['subaccounts', 'errors'])
  return (outcome) => {
    if (outcome === null) return t('unknownOutcome')
    if (outcome === 'DONE') return t('done')
    const sentence: unknown = i18n.getResource(i18n.language, 'errors', outcome)
    // A sentence with a number in it would show its gap: the number is not kept.
    return typeof sentence === 'string' && !sentence.includes('{{') ? sentence : t('failed')
  }
}
