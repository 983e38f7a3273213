import { Create } from 'react-admin'
import { useBrand } from '../../providers/use-brand.ts'
import { ChannelForm } from './ChannelForm.tsx'

export default function ChannelCreate() {
  const brand = useBrand()
  if (brand === undefined) return null
  const empty = {
    gateway: 'VIETQR',
    names: brand.languages.map((language) => ({ language, name: '' })),
    enabled: false,
    position: 9,
    quickAmounts: [],
  }
  return (
    <Create redirect="list" record={empty} transform={(data: Record<string, unknown>) => ({ ...data, isNew: true })}>
      <ChannelForm isNew />
    </Create>
  )
}
