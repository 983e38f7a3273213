import { useState } from 'react'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useSendChatMessageMutation } from './chat.generated.ts'
import type { ChatMessage } from './chat-log.ts'

/** A message that is on its way, or did not get there. */
export interface Outgoing {
  readonly clientId: string
  readonly content: string
  /** Why it did not get there; null while it is on its way. */
  readonly failure: string | null
}

interface Heard {
  readonly onSent: (message: ChatMessage) => void
  /** The house refused one: what the member may do is not what it was. */
  readonly onRefused: () => void
}

/** Messages of one's own that the room has not yet. Sent again they keep their id, so that none is stored twice. */
export function useOutbox(roomId: string, { onSent, onRefused }: Heard) {
  const words = useErrorWords()
  const [waiting, setWaiting] = useState<readonly Outgoing[]>([])
  const [mutate] = useSendChatMessageMutation()
  const drop = (clientId: string) => setWaiting((all) => all.filter((one) => one.clientId !== clientId))
  const mark = (clientId: string, failure: string | null) =>
    setWaiting((all) => all.map((one) => (one.clientId === clientId ? { ...one, failure } : one)))

  const post = async ({ clientId, content }: Pick<Outgoing, 'clientId' | 'content'>) => {
    mark(clientId, null)
    try {
      const { data } = await mutate({ variables: { input: { roomId, clientId, content } } })
      const [error] = data?.sendChatMessage.userErrors ?? []
      const message = data?.sendChatMessage.message
      if (error || !message) {
        mark(clientId, error?.message ?? '')
        return onRefused()
      }
      drop(clientId)
      onSent(message)
    } catch (error) {
      mark(clientId, words(error).message)
    }
  }
  return {
    waiting,
    send(content: string) {
      const message = { clientId: crypto.randomUUID(), content }
      setWaiting((all) => [...all, { ...message, failure: null }])
      void post(message)
    },
    sendAgain: (message: Outgoing) => void post(message),
    drop,
  }
}

export type Outbox = ReturnType<typeof useOutbox>
