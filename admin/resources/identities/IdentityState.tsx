import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'

const tones = { SUBMITTED: 'warning', VERIFIED: 'success', REJECTED: 'error' } as const

/** What became of an identity. */
export function IdentityState(_props: { label?: string }) {
  const record = useRecordContext<{ id: string; state: keyof typeof tones }>()
  const translate = useTranslate()
  if (record === undefined) return null
  return <StateChip label={translate(`identityStates.${record.state}`)} tone={tones[record.state]} />
}
