import { Create } from 'react-admin'
import { CustomerServiceForm } from './CustomerServiceForm.tsx'

const empty = { kind: 'EXTERNAL_CHAT', address: '', labels: [], hours: [], position: 10, enabled: true }

export default function CustomerServiceCreate() {
  return (
    <Create redirect="list" record={empty}>
      <CustomerServiceForm isNew />
    </Create>
  )
}
