import { formatAmount } from '../../lib/moments.ts'

/** An amount as the portal writes it in every language, with the symbol behind it. */
export const playerMoney = (amount: string, symbol = ''): string => {
  const digits = formatAmount(amount, 'en')
  return symbol === '' ? digits : `${digits} ${symbol}`
}
