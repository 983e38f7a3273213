import { useToldPublication } from '../../kits/publication/use-told-publication.tsx'
import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { AnnouncementForm } from './AnnouncementForm.tsx'

export default function AnnouncementEdit() {
  return (
    <RecordEdit mutationMode="pessimistic" mutationOptions={useToldPublication()}>
      <AnnouncementForm />
    </RecordEdit>
  )
}
