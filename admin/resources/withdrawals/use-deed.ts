import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import { client } from '../../providers/client.ts'
import { UserErrors } from '../../providers/user-errors.ts'
import { type Deed, deedDocuments, isPlain } from './deeds.ts'

/** What a deed takes beside the withdrawal. */
export interface DeedInput {
  reason?: string
  code?: string
  reference?: string
  returnReference?: string
}

interface Payload {
  payload: {
    withdrawal: { proposal?: { isMine: boolean } | null } | null
    userErrors: { code: string; message: string; field: string[] }[]
  }
}

/**
 * Carries a deed out, says how it went, and reads the withdrawal again: also when somebody else was faster. Why a deed with a
 * dialog was refused is its `error`, for the dialog to show.
 */
export function useDeed(id: string, onDone: () => void) {
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ deed, input }: { deed: Deed; input: DeedInput }) => {
      const { data } = await client.mutate<Payload>({
        mutation: deedDocuments[deed],
        variables: { input: { id, ...input } },
      })
      const userErrors = data?.payload.userErrors ?? []
      if (userErrors.length > 0) throw new UserErrors(userErrors)
      return data?.payload.withdrawal?.proposal?.isMine === true
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
