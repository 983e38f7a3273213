import { Create, useRedirect } from 'react-admin'
import { useToldSave } from '../../kits/proposals/use-told-save.ts'
import { useBrand } from '../../providers/use-brand.ts'
import { ChannelForm } from './ChannelForm.tsx'

/** A channel that is to be open from the start is made closed, and its opening waits: the form then shows that. */
export default function ChannelCreate() {
  const brand = useBrand()
  const redirect = useRedirect()
  const onSuccess = useToldSave((waits, { id }) => redirect(waits ? 'edit' : 'list', 'paymentChannels', id))
  if (brand === undefined) return null
  const empty = {
    gateway: 'VIETQR',
    names: brand.languages.map((language) => ({ language, name: '' })),
    enabled: false,
    position: 9,
    quickAmounts: [],
  }
  return (
    <Create
      redirect={false}
      mutationOptions={{ onSuccess }}
      record={empty}
      transform={(data: Record<string, unknown>) => ({ ...data, isNew: true })}
    >
      <ChannelForm isNew />
    </Create>
  )
}
