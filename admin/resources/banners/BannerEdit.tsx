import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { BannerForm } from './BannerForm.tsx'

export default function BannerEdit() {
  return (
    <RecordEdit mutationMode="pessimistic" redirect="list">
      <BannerForm />
    </RecordEdit>
  )
}
