import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { CannedAnswerForm } from './CannedAnswerForm.tsx'

export default function CannedAnswerEdit() {
  return (
    <RecordEdit mutationMode="pessimistic" redirect="list">
      <CannedAnswerForm />
    </RecordEdit>
  )
}
