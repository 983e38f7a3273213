import { Create } from 'react-admin'
import { useToldPublication } from '../../kits/publication/use-told-publication.tsx'
import { useBrand } from '../../providers/use-brand.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'

export default function AnnouncementCreate() {
  const brand = useBrand()
  const told = useToldPublication()
  if (brand === undefined) return null
  const translations = brand.languages.map((language) => ({ language, title: '', content: '' }))
  const empty = {
    type: 'NOTICE',
    occasion: 'SIGNED_OUT',
    audience: 'ALL',
    isPublished: false,
    startsAt: null,
    endsAt: null,
    translations,
  }
  return (
    <Create mutationOptions={told} record={empty}>
      <AnnouncementForm isNew />
    </Create>
  )
}
