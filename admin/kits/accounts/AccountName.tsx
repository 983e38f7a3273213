import { useGetList, useGetOne, useLocaleState, useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { useAccountWords } from '../../lib/use-account-words.ts'
import { useVendorName } from '../../lib/use-vendor-name.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { type HouseAccount, houseAccountOf } from './house-account.ts'

/** What an account is called: one of the house by its purpose and the vendor, lottery, gateway or promotion it is about. */
export function AccountName({ account }: { account: string }) {
  const accountWords = useAccountWords()
  const translate = useTranslate()
  const house = houseAccountOf(account)
  if (house === undefined) return <span>{accountWords(account)}</span>
  const purpose = translate(`houseAccounts.${house.purpose}`, { _: house.purpose })
  if (house.subject === undefined) return <span>{purpose}</span>
  return (
    <span>
      {purpose} · <Subject {...house} subject={house.subject} />
    </span>
  )
}

function Subject({ purpose, subject, isPromotion }: HouseAccount & { subject: string }) {
  const translate = useTranslate()
  if (isPromotion) return <Promotion id={subject} />
  if (purpose === 'GAMES') return <Listed resource="vendors" code={subject} />
  if (purpose === 'LOTTERY') return <Listed resource="lotteries" code={subject} />
  return <>{translate(`houseSubjects.${subject}`, { _: subject })}</>
}

/** A vendor or lottery of the brand by its name; the list is read once for all accounts of the page. */
function Listed({ resource, code }: { resource: 'vendors' | 'lotteries'; code: string }) {
  const vendorName = useVendorName()
  const { data = [] } = useGetList<{ id: string; name: string }>(
    resource,
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: mayDo(resource, 'list') },
  )
  return <>{vendorName(code, data.find(({ id }) => id === code)?.name ?? code)}</>
}

interface PromotionRecord {
  readonly id: string
  readonly draft: { readonly words: readonly { readonly language: string; readonly title: string }[] }
}

function Promotion({ id }: { id: string }) {
  const [language] = useLocaleState()
  const translate = useTranslate()
  const { data } = useGetOne<PromotionRecord>('promotions', { id }, { enabled: mayDo('promotions', 'list') })
  const words = data?.draft.words
  const title = (words?.find((one) => one.language === language) ?? words?.[0])?.title
  return <TextLink to={`/promotions/${id}/show`}>{title ?? translate('houseSubjects.promotion')}</TextLink>
}
