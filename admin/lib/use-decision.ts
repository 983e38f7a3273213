import { useMutation } from '@tanstack/react-query'
import type { DocumentNode } from 'graphql'
import { useNotify, useRefresh } from 'react-admin'
import { ask, type Decided } from './ask.ts'

/** What is said of a decision about money that takes two operators above a limit. */
export const toldOfMoney = ({ record }: Decided): string => (record?.proposal ? 'proposals.waits' : 'depositDesk.done')

/**
 * A change of the record at hand that is none of react-admin's verbs: says how it went, by a key of admin.json, and reads the
 * record again.
 */
export function useDecision(
  mutation: DocumentNode,
  onDone: () => void = () => undefined,
  told: (decided: Decided) => string = () => 'desk.done',
) {
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: Record<string, unknown>) => ask(mutation, input),
    onSuccess: (decided) => {
      notify(told(decided), { type: 'success' })
      onDone()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    // Also after a refusal: somebody else may have decided meanwhile.
    onSettled: () => refresh(),
  })
}
