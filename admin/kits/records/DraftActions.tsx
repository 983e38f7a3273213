import { EditButton, TopToolbar, useRecordContext } from 'react-admin'
import { mayDo } from '../../providers/auth-provider.ts'

/** Only what is a draft still, and was never published or sent, may be changed; what is scheduled, by whoever could send it. */
export function DraftActions({ resource }: { resource: 'broadcasts' | 'envelopes' | 'raffles' }) {
  const plan = useRecordContext<{ id: string; state: string }>()
  const isChangeable =
    (plan?.state === 'DRAFT' && mayDo(resource, 'edit')) || (plan?.state === 'SCHEDULED' && mayDo(resource, 'send'))
  return <TopToolbar>{isChangeable && <EditButton />}</TopToolbar>
}
