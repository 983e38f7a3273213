import { useTranslate } from 'react-admin'

/** What an account of a member is called: `CASH` is the main wallet, `VENDOR:JL` a vendor's. Those of the house are told by their code. */
export function useAccountWords(): (account: string) => string {
  const translate = useTranslate()
  return (account) => {
    const [name = account, vendor] = account.split(':')
    const word = translate(`accounts.${name}`, { _: '' })
    return word === '' ? account : [word, vendor].filter(Boolean).join(' ')
  }
}
