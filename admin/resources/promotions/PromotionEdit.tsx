import { useMemo } from 'react'
import { useRecordContext } from 'react-admin'
import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { useBrand } from '../../providers/use-brand.ts'
import { draftRecord } from './draft-record.ts'
import { PromotionForm } from './PromotionForm.tsx'
import type { ConsolePromotionFragment as Promotion } from './promotions.generated.ts'

/** Changes the draft; what members see stays as it is until that is published. */
export default function PromotionEdit() {
  return (
    <RecordEdit mutationMode="pessimistic" redirect="show">
      <DraftForm />
    </RecordEdit>
  )
}

function DraftForm() {
  const promotion = useRecordContext<Promotion>()
  const languages = useBrand()?.languages
  const record = useMemo(() => promotion && languages && draftRecord(promotion, languages), [promotion, languages])
  if (record === undefined || languages === undefined) return null
  return <PromotionForm record={record} languages={languages} />
}
