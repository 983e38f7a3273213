import { useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'

/** Whether it goes on or was ended. */
export function LifeChip({ until }: { until: string | null }) {
  const translate = useTranslate()
  const state = until === null ? 'running' : 'ended'
  return <StateChip label={translate(`missions.${state}`)} tone={until === null ? 'success' : 'default'} />
}
