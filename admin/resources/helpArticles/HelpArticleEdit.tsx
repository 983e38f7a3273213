import { useMemo } from 'react'
import { useRecordContext } from 'react-admin'
import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { type Brand, useBrand } from '../../providers/use-brand.ts'
import { HelpArticleForm } from './HelpArticleForm.tsx'
import { textsFor } from './help-input.ts'
import type { ConsoleHelpArticleFragment as Article } from './helpArticles.generated.ts'

/** Saves new versions; players go on reading the one that is published. */
export default function HelpArticleEdit() {
  const brand = useBrand()
  return (
    <RecordEdit mutationMode="pessimistic" redirect={false}>
      {brand && <OfRecord brand={brand} />}
    </RecordEdit>
  )
}

function OfRecord({ brand }: { brand: Brand }) {
  const article = useRecordContext<Article>()
  const record = useMemo(
    () => article && { ...article, texts: textsFor(brand.languages, article.texts) },
    [article, brand.languages],
  )
  return record === undefined ? null : <HelpArticleForm brand={brand} record={record} />
}
