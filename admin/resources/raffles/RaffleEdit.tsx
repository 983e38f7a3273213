import { useMemo } from 'react'
import { useRecordContext } from 'react-admin'
import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { useBrand } from '../../providers/use-brand.ts'
import { RaffleForm } from './RaffleForm.tsx'
import { raffleRecord } from './raffle-record.ts'
import type { ConsoleRaffleFragment as Raffle } from './raffles.generated.ts'

/** Changes a raffle that was never published. */
export default function RaffleEdit() {
  return (
    <RecordEdit mutationMode="pessimistic" redirect="show">
      <DraftForm />
    </RecordEdit>
  )
}

function DraftForm() {
  const raffle = useRecordContext<Raffle>()
  const brand = useBrand()
  const record = useMemo(() => raffle && brand && raffleRecord(raffle, brand.languages), [raffle, brand])
  if (record === undefined || brand === undefined) return null
  return <RaffleForm record={record} brand={brand} />
}
