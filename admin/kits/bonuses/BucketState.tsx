import { useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { ConsoleBucketFragment as Bucket } from './bonuses.generated.ts'

const tones = { OPEN: 'warning', DONE: 'success', CANCELLED: 'error', EXPIRED: 'error', BREACHED: 'error' } as const

/** How it stands with what is to be played. */
export function BucketState({ bucket: { state, cancelledBy } }: { bucket: Pick<Bucket, 'state' | 'cancelledBy'> }) {
  const translate = useTranslate()
  const word = state === 'CANCELLED' && cancelledBy !== null ? 'bonuses.cancelledByOperator' : `bucketStates.${state}`
  return <StateChip label={translate(word)} tone={tones[state]} />
}
