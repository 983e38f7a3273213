import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import { change } from '../../providers/server.ts'
import type { UserError } from '../../providers/user-errors.ts'

/** What a decision about money answers: the record as it is now, with what waits for a second operator. */
interface Decided {
  readonly record: { readonly proposal?: object | null } | null
}

/** What is said of a decision about money that takes two operators above a limit. */
export const toldOfMoney = ({ record }: Decided): string => (record?.proposal ? 'proposals.waits' : 'depositDesk.done')

/**
 * A change of the record at hand that is none of react-admin's verbs: says how it went, by a key of admin.json, and reads the
 * record again.
 */
export function useDecision<Payload extends { userErrors: UserError[] }, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<{ payload: Payload }, Variables>,
  onDone: () => void = () => undefined,
  told: (decided: Payload) => string = () => 'desk.done',
) {
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (variables: Variables) => change(mutation, variables),
    onSuccess: (decided) => {
      notify(told(decided), { type: 'success' })
      onDone()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    // Also after a refusal: somebody else may have decided meanwhile.
    onSettled: () => refresh(),
  })
}
