import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { TellSupportPresenceDocument } from './supportChats.generated.ts'

const queryKey = ['supportPresence']
/** How often the page says that the operator is at the desk, in milliseconds: after a minute without it he is taken to be away. */
const beat = 20_000

/** That the operator is at the desk, said while the page is open, and whether he takes conversations. */
export function usePresence() {
  const queries = useQueryClient()
  const notify = useNotify()
  const tell = async (isAvailable?: boolean) =>
    (await change(TellSupportPresenceDocument, isAvailable === undefined ? {} : { isAvailable })).presence
  const { data } = useQuery({
    queryKey,
    queryFn: () => tell(),
    refetchInterval: beat,
    // Also while another page of the browser is in front: an operator reads elsewhere what he answers here.
    refetchIntervalInBackground: true,
    enabled: mayDo('supportChats', 'answer'),
  })
  return {
    standing: data ?? undefined,
    async setAvailable(isAvailable: boolean): Promise<void> {
      try {
        queries.setQueryData(queryKey, await tell(isAvailable))
      } catch (error) {
        notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
      }
    },
  }
}

export type Presence = ReturnType<typeof usePresence>
