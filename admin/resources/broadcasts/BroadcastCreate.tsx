import { useMemo } from 'react'
import { Create } from 'react-admin'
import { useBrand } from '../../providers/use-brand.ts'
import { BroadcastForm } from './BroadcastForm.tsx'
import { emptyDraft } from './broadcast-input.ts'

/** A new broadcast is a draft; its page then counts, tries out and sends it. */
export default function BroadcastCreate() {
  const languages = useBrand()?.languages
  // One object for all times: the form begins anew whenever it is handed another.
  const empty = useMemo(() => languages && emptyDraft(languages), [languages])
  if (languages === undefined || empty === undefined) return null
  return (
    <Create redirect="show">
      <BroadcastForm record={empty} languages={languages} isNew />
    </Create>
  )
}
