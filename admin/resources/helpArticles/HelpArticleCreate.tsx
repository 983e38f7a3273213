import { Create } from 'react-admin'
import { useBrand } from '../../providers/use-brand.ts'
import { HelpArticleForm } from './HelpArticleForm.tsx'
import { textsFor } from './help-input.ts'

export default function HelpArticleCreate() {
  const brand = useBrand()
  if (brand === undefined) return null
  const empty = { anchor: '', topic: 'START', position: 0, related: [], texts: textsFor(brand.languages) }
  return (
    <Create redirect="edit" record={empty}>
      <HelpArticleForm brand={brand} isNew />
    </Create>
  )
}
