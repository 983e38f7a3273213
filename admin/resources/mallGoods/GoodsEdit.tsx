import { useState } from 'react'
import { useRedirect } from 'react-admin'
import { useToldSave } from '../../kits/proposals/use-told-save.ts'
import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { GoodsForm } from './GoodsForm.tsx'

/** What counts leads back to the list; what only waits stays in view, above what is in force. */
export default function GoodsEdit() {
  const redirect = useRedirect()
  const [hasProposed, setProposed] = useState(false)
  const onSuccess = useToldSave((waits, { id }) => {
    setProposed(waits)
    // The first tab has the panel.
    redirect(waits ? 'edit' : 'list', 'mallGoods', id)
  })
  return (
    <RecordEdit mutationMode="pessimistic" redirect={false} mutationOptions={{ onSuccess }}>
      <GoodsForm hasProposed={hasProposed} />
    </RecordEdit>
  )
}
