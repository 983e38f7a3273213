import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { OfferAvailability } from '../../lib/schema.generated.ts'

const TONES = { OPEN: 'success', MAINTENANCE: 'warning', OFF: 'default' } as const

/** What players see of a vendor or a game, or what the brand says of it. */
export function OfferChip({ source }: { source: 'availability' | 'effective'; label?: string }) {
  const translate = useTranslate()
  const record = useRecordContext<Record<typeof source, OfferAvailability> & { id: string }>()
  if (record === undefined) return null
  const availability = record[source]
  return <StateChip label={translate(`availabilities.${availability}`)} tone={TONES[availability]} />
}
