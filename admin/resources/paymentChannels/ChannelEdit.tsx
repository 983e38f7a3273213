import { Edit } from 'react-admin'
import { ChannelForm } from './ChannelForm.tsx'

export default function ChannelEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <ChannelForm />
    </Edit>
  )
}
