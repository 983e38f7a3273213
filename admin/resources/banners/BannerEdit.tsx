import { Edit } from 'react-admin'
import { BannerForm } from './BannerForm.tsx'

export default function BannerEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <BannerForm />
    </Edit>
  )
}
