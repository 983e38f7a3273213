import { useMutation } from '@tanstack/react-query'
import type { DocumentNode } from 'graphql'
import { useNotify, useRefresh } from 'react-admin'
import { ask } from './ask.ts'

/** A change of the record at hand that is none of react-admin's verbs: says how it went and reads the record again. */
export function useDecision(mutation: DocumentNode, onDone: () => void = () => undefined) {
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: Record<string, unknown>) => ask(mutation, input),
    onSuccess: () => {
      notify('desk.done', { type: 'success' })
      onDone()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    // Also after a refusal: somebody else may have decided meanwhile.
    onSettled: () => refresh(),
  })
}
