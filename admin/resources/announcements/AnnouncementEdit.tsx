import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { AnnouncementForm } from './AnnouncementForm.tsx'

export default function AnnouncementEdit() {
  return (
    <RecordEdit mutationMode="pessimistic" redirect="list">
      <AnnouncementForm />
    </RecordEdit>
  )
}
