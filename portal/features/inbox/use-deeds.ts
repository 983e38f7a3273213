import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useErrorWords } from '../../apollo/error-words.ts'
import { toast } from '../../ui/toast.ts'
import {
  useDeleteMessagesMutation,
  useMarkAllMessagesReadMutation,
  useMarkMessagesReadMutation,
} from './inbox.generated.ts'

/** What a deed answered; undefined where nothing came. */
type Answer = { readonly userErrors: readonly { readonly message: string }[] } | undefined

/** What a member does with messages. What was refused is said; the badges follow the count that the server tells. */
export function useDeeds(refetch: () => Promise<unknown>) {
  const { cache } = useApolloClient()
  const words = useErrorWords()
  const [isBusy, setBusy] = useState(false)
  const [markMessages] = useMarkMessagesReadMutation()
  const [markAllMessages] = useMarkAllMessagesReadMutation()
  const [deleteMessages] = useDeleteMessagesMutation()

  const done = async (deed: () => Promise<Answer>): Promise<boolean> => {
    setBusy(true)
    try {
      const [refusal] = (await deed())?.userErrors ?? []
      if (refusal) toast.error(refusal.message)
      return refusal === undefined
    } catch (problem) {
      const { message } = words(problem)
      if (message !== '') toast.error(message)
      return false
    } finally {
      setBusy(false)
    }
  }
  /** In the rows that are there: read anew, those unread would go from under the eyes of who reads them. */
  const markRows = async (ids: readonly string[], context: { isAside?: boolean }) => {
    const sent = async () =>
      (await markMessages({ variables: { input: { ids: [...ids] } }, context })).data?.markMessagesRead
    if (!(await done(sent))) return
    const readAt = new Date().toISOString()
    for (const id of ids)
      cache.modify({ id: cache.identify({ __typename: 'Message', id }) ?? '', fields: { readAt: () => readAt } })
  }
  return {
    isBusy,
    mark: (ids: readonly string[]) => markRows(ids, {}),
    /** Who has not proved who he is may read, and leaves it unread. */
    markOpened: (id: string) => markRows([id], { isAside: true }),
    async markAll(): Promise<boolean> {
      const isDone = await done(async () => (await markAllMessages()).data?.markAllMessagesRead)
      await refetch()
      return isDone
    },
    async remove(ids: readonly string[]): Promise<boolean> {
      const sent = async () => (await deleteMessages({ variables: { input: { ids: [...ids] } } })).data?.deleteMessages
      const isDone = await done(sent)
      await refetch()
      return isDone
    },
  }
}
