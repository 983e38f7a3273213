import { useToldPublication } from '../../kits/publication/use-told-publication.tsx'
import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { BannerForm } from './BannerForm.tsx'

export default function BannerEdit() {
  return (
    <RecordEdit mutationMode="pessimistic" mutationOptions={useToldPublication()}>
      <BannerForm />
    </RecordEdit>
  )
}
