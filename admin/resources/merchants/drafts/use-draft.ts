import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { read } from '../../../providers/server.ts'
import { ConsoleMerchantDraftDocument } from './drafts.generated.ts'

/** The draft of the brand at hand: undefined while it is read, null where nobody keeps one. */
export function useDraft() {
  const id = useRecordContext<{ id: string }>()?.id
  return useQuery({
    queryKey: ['merchants', 'draft', id],
    queryFn: async () => (await read(ConsoleMerchantDraftDocument, { id: id ?? '' })).draft,
    enabled: id !== undefined,
  })
}
