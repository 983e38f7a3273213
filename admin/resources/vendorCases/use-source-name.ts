import { useTranslate } from 'react-admin'

const BANK = 'bank:'

/** What a partner is called: a payment service and an account at the bank by our words, a game vendor by its protocol account. */
export function useSourceName(): (source: string) => string {
  const translate = useTranslate()
  return (source) =>
    source.startsWith(BANK)
      ? translate('vendorCases.bank', { account: source.slice(BANK.length) })
      : translate(`vendorCases.sources.${source}`, { _: source })
}
