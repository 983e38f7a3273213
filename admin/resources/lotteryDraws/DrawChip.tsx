import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { type Draw, STATE_TONES } from './draw.ts'

/** How far a draw is. */
export function DrawChip({ draw }: { draw?: Draw; label?: string }) {
  const translate = useTranslate()
  const record = useRecordContext<Draw>()
  const shown = draw ?? record
  if (shown === undefined) return null
  return <StateChip label={translate(`drawStates.${shown.state}`)} tone={STATE_TONES[shown.state]} />
}
