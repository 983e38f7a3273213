import { useMemo } from 'react'
import { Create } from 'react-admin'
import { useBrand } from '../../providers/use-brand.ts'
import { PromotionForm } from './PromotionForm.tsx'
import { emptyDraft } from './promotion-input.ts'

/** A new promotion is a draft; its page then publishes it, which takes two operators. */
export default function PromotionCreate() {
  const languages = useBrand()?.languages
  // One object for all times: the form begins anew whenever it is handed another.
  const empty = useMemo(() => languages && emptyDraft(languages), [languages])
  if (languages === undefined || empty === undefined) return null
  return (
    <Create redirect="show">
      <PromotionForm record={empty} languages={languages} isNew />
    </Create>
  )
}
