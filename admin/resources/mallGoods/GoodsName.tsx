import { useLocaleState, useRecordContext } from 'react-admin'
import type { ConsoleMallGoodsFragment as Goods } from './mallGoods.generated.ts'

/** The name in the operator's language, or the first there is. */
export function GoodsName(_props: { label?: string }) {
  const record = useRecordContext<Goods>()
  const [language] = useLocaleState()
  const found = record?.words.find((one) => one.language === language) ?? record?.words[0]
  return <span>{found?.name ?? ''}</span>
}
