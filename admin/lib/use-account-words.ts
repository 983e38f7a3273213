import { useTranslate } from 'react-admin'

/**
 * What an account of a member is called: `CASH` is the main wallet, `VENDOR:JL` a vendor's. Those of the
 * house are told by their code. Points are kept in an account of the same name, told apart by their currency alone.
 */
export function useAccountWords(): (account: string, currency?: string) => string {
  const translate = useTranslate()
  return (account, currency) => {
    if (currency === 'POINT') return translate('accounts.POINTS')
    const [name = account, vendor] = account.split(':')
    const word = translate(`accounts.${name}`, { _: '' })
    return word === '' ? account : [word, vendor].filter(Boolean).join(' ')
  }
}
