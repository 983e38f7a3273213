import { useMemo } from 'react'
import { Create } from 'react-admin'
import { wordsFor } from '../../kits/chance/chance-plan.ts'
import { useBrand } from '../../providers/use-brand.ts'
import { RainForm } from './RainForm.tsx'

/** A new rain is a draft; its page then publishes it, which takes two operators. */
export default function RainCreate() {
  const brand = useBrand()
  // One object for all times: the form begins anew whenever it is handed another.
  const empty = useMemo(() => brand && { words: wordsFor(brand.languages), isDaily: false, leastRank: 0 }, [brand])
  if (brand === undefined || empty === undefined) return null
  return (
    <Create redirect="show">
      <RainForm record={empty} brand={brand} isNew />
    </Create>
  )
}
