import { useMemo } from 'react'
import { Create } from 'react-admin'
import { useBrand } from '../../providers/use-brand.ts'
import { RaffleForm } from './RaffleForm.tsx'
import { emptyRaffle } from './raffle-record.ts'

/** A new raffle is a draft; its page then publishes it, which takes two operators. */
export default function RaffleCreate() {
  const brand = useBrand()
  // One object for all times: the form begins anew whenever it is handed another.
  const empty = useMemo(() => brand && emptyRaffle(brand.languages), [brand])
  if (brand === undefined || empty === undefined) return null
  return (
    <Create redirect="show">
      <RaffleForm record={empty} brand={brand} isNew />
    </Create>
  )
}
