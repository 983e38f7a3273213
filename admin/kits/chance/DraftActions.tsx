import { EditButton, TopToolbar, useRecordContext } from 'react-admin'
import { mayDo } from '../../providers/auth-provider.ts'
import type { ChancePlan } from './chance-plan.ts'

/** Only what was never published may be changed. */
export function DraftActions({ resource }: { resource: 'envelopes' | 'raffles' }) {
  const plan = useRecordContext<ChancePlan>()
  return <TopToolbar>{plan?.state === 'DRAFT' && mayDo(resource, 'edit') && <EditButton />}</TopToolbar>
}
