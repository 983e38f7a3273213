import { useLocaleState, useReference } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import type { ConsoleRedemptionFragment as Redemption } from './redemptions.generated.ts'

interface Goods {
  readonly id: string
  readonly words: readonly { readonly language: string; readonly name: string }[]
}

type Redeemed = Pick<Redemption, 'goodsId' | 'name' | 'quantity' | 'amountGiven' | 'currency'>

/** What the points were given for: so many of some goods, or money. */
export function RedeemedName({ redemption }: { redemption: Redeemed }) {
  const { amount, number } = useFormats()
  const name = useGoodsName(redemption)
  const { quantity, amountGiven, currency } = redemption
  if (name === null) return amount(amountGiven, currency)
  return quantity === 1 ? name : `${number(quantity)} × ${name}`
}

/** The goods by their name in the operator's language; by that of the brand where there is none, or where goods may not be read. */
export function useGoodsName({ goodsId, name }: Pick<Redeemed, 'goodsId' | 'name'>): string | null {
  const [language] = useLocaleState()
  const { referenceRecord } = useReference<Goods>({
    reference: 'mallGoods',
    id: goodsId ?? '',
    options: { enabled: goodsId !== null && mayDo('mallGoods', 'list') },
  })
  return referenceRecord?.words.find((one) => one.language === language)?.name ?? name
}
