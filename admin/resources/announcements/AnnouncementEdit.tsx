import { Edit } from 'react-admin'
import { AnnouncementForm } from './AnnouncementForm.tsx'

export default function AnnouncementEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <AnnouncementForm />
    </Edit>
  )
}
