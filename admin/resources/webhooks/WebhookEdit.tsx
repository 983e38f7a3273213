import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { WebhookForm } from './WebhookForm.tsx'

/** Changes whom a webhook tells of what. */
export default function WebhookEdit() {
  return (
    <RecordEdit mutationMode="pessimistic" redirect="show">
      <WebhookForm />
    </RecordEdit>
  )
}
