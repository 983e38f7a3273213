import { useMemo } from 'react'
import { useRecordContext } from 'react-admin'
import { wordsFor } from '../../kits/chance/chance-plan.ts'
import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { plainAmount } from '../../lib/plain-amount.ts'
import { useBrand } from '../../providers/use-brand.ts'
import type { ConsoleRainFragment as Rain } from './envelopes.generated.ts'
import { RainForm } from './RainForm.tsx'

/** Changes a rain that was never published. */
export default function RainEdit() {
  return (
    <RecordEdit mutationMode="pessimistic" redirect="show">
      <DraftForm />
    </RecordEdit>
  )
}

function DraftForm() {
  const rain = useRecordContext<Rain>()
  const brand = useBrand()
  const record = useMemo(
    () =>
      rain &&
      brand && {
        ...rain,
        words: wordsFor(brand.languages, rain.words),
        total: plainAmount(rain.total),
        least: plainAmount(rain.least),
        greatest: plainAmount(rain.greatest),
      },
    [rain, brand],
  )
  if (record === undefined || brand === undefined) return null
  return <RainForm record={record} brand={brand} />
}
