import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { CustomerServiceForm } from './CustomerServiceForm.tsx'

export default function CustomerServiceEdit() {
  return (
    <RecordEdit mutationMode="pessimistic" redirect="list">
      <CustomerServiceForm />
    </RecordEdit>
  )
}
