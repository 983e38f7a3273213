import { Create } from 'react-admin'
import { useToldPublication } from '../../kits/publication/use-told-publication.tsx'
import { useBrand } from '../../providers/use-brand.ts'
import { BannerForm } from './BannerForm.tsx'

export default function BannerCreate() {
  const brand = useBrand()
  const told = useToldPublication()
  if (brand === undefined) return null
  const pictures = brand.languages.map((language) => ({ language, imageUrl: '', title: '' }))
  const empty = {
    group: 'HOME',
    position: 1,
    linkType: 'NONE',
    isPublished: false,
    startsAt: null,
    endsAt: null,
    pictures,
  }
  return (
    <Create mutationOptions={told} record={empty}>
      <BannerForm isNew />
    </Create>
  )
}
