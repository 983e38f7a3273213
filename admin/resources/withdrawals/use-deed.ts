import type { TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import { change } from '../../providers/server.ts'
import type { UserError } from '../../providers/user-errors.ts'
import { type Deed, deedDocuments, isPlain } from './deeds.ts'

/** What a deed takes beside the withdrawal. */
export interface DeedInput {
  reason?: string
  code?: string
  reference?: string
  returnReference?: string
}

/** What every deed answers, as far as it is told. */
interface Payload {
  withdrawal: { proposal?: { isMine: boolean } | null } | null
  userErrors: UserError[]
}
type DeedDocument = TypedDocumentNode<{ payload: Payload }, { input: DeedInput & { id: string } }>

/**
 * Carries a deed out, says how it went, and reads the withdrawal again: also when somebody else was faster. Why a deed with a
 * dialog was refused is its `error`, for the dialog to show.
 */
export function useDeed(id: string, onDone: () => void) {
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ deed, input }: { deed: Deed; input: DeedInput }) => {
      const { withdrawal } = await change(deedDocuments[deed] as DeedDocument, { input: { id, ...input } })
      return withdrawal?.proposal?.isMine === true
    },
    onSuccess: (isProposed) => {
      notify(isProposed ? 'withdrawals.proposed' : 'withdrawals.done', { type: 'success' })
      onDone()
    },
    onError: (error, { deed }) => {
      if (isPlain(deed)) notify(error.message || 'ra.notification.http_error', { type: 'error' })
    },
    onSettled: () => refresh(),
  })
}
