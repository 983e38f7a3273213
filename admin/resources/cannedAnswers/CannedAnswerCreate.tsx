import { Create } from 'react-admin'
import { CannedAnswerForm } from './CannedAnswerForm.tsx'

export default function CannedAnswerCreate() {
  return (
    <Create redirect="list">
      <CannedAnswerForm />
    </Create>
  )
}
