import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { errorCode, useErrorWords } from '../../apollo/error-words.ts'
import { isServerSilent, onServerReturn } from '../../data/connection.ts'
import type { StartSupportChatInput } from '../../lib/schema.generated.ts'
import { lastWithoutGap, mergeMessages } from './merge-messages.ts'
import { keepSecret, keptSecret, newSecret } from './secret.ts'
import {
  type SupportChatPartsFragment as Chat,
  type SupportMessagePartsFragment as Message,
  SupportChatDocument,
  useCloseSupportChatMutation,
  useStartSupportChatMutation,
  useSupportChatChangedSubscription,
} from './support.generated.ts'
import { usePending } from './use-pending.ts'

/** While it is open the window says that it is there, and learns its place in the queue, so often, in milliseconds. */
const pollTime = 10_000
/** For how long somebody is taken to be writing after the last word of it. */
const typingTime = 5_000

/** Why a conversation did not begin. */
export interface Refusal {
  readonly message: string
  readonly isOfContact: boolean
}

export type ChatState = Omit<Chat, 'messages' | '__typename'>

/**
 * The conversation of this browser or member: what was said, what is on its way, and how it stands. Live words only say that there is
 * something; it is asked for by the number up to which nothing is missing, so that a lost connection loses nothing.
 */
export function useChat() {
  const client = useApolloClient()
  const words = useErrorWords()
  const [secret, setSecret] = useState(keptSecret)
  const [chat, setChat] = useState<ChatState | null>()
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [failure, setFailure] = useState('')
  const [isTyping, setTyping] = useTyping()
  const known = useRef(messages)
  const asking = useRef<Promise<void>>(undefined)
  const [startChat] = useStartSupportChatMutation()
  const [closeChat] = useCloseSupportChatMutation()

  const take = useCallback(
    ({ messages: came, ...state }: Chat) => {
      known.current = mergeMessages(known.current, came)
      setMessages(known.current)
      setChat(state)
      if (came.some(({ author }) => author === 'OPERATOR')) setTyping(false)
    },
    [setTyping],
  )

  const ask = useCallback(async () => {
    for (;;) {
      const after = lastWithoutGap(known.current)
      const { data } = await client.query({
        query: SupportChatDocument,
        variables: { secret, after },
        fetchPolicy: 'no-cache',
      })
      const answer = data?.supportChat
      if (!answer) return setChat((before) => before ?? null)
      take(answer)
      if (lastWithoutGap(known.current) >= answer.lastNumber || answer.messages.length === 0) return
    }
  }, [client, secret, take])

  /** One question at a time; what is new meanwhile is asked for after it. */
  const catchUp = useCallback(() => {
    asking.current = (asking.current ?? Promise.resolve())
      .then(ask)
      .then(() => setFailure(''))
      .catch((error: unknown) => setFailure(words(error).message))
    return asking.current
  }, [ask, words])

  const latest = useRef(catchUp)
  latest.current = catchUp
  const isOpen = chat != null && chat.state !== 'CLOSED'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another secret is another conversation.
  useEffect(() => void latest.current(), [secret])
  useNews({ secret, isOpen, onNews: () => void latest.current(), onTyping: () => setTyping(true) })
  const pending = usePending(secret, messages, () => void latest.current())

  return {
    secret,
    chat,
    messages,
    pending,
    failure,
    isTyping,
    retry: catchUp,

    /** Begins one; gives back why not. Begun again after a lost answer it is the same. */
    async start(said: Pick<StartSupportChatInput, 'clientId' | 'content' | 'contact'>): Promise<Refusal | null> {
      try {
        const { data } = await startChat({ variables: { input: { secret, ...said } } })
        const payload = data?.startSupportChat
        if (payload?.chat) take(payload.chat)
        const refused = payload?.userErrors[0]
        return refused ? { message: refused.message, isOfContact: refused.field?.at(-1) === 'contact' } : null
      } catch (error) {
        return { message: words(error).message || errorCode(error), isOfContact: false }
      }
    },

    /** Ends it. What fails is told beside it, and it stays open. */
    async close(): Promise<void> {
      try {
        await closeChat({ variables: { secret } })
      } catch (error) {
        setFailure(words(error).message)
      }
      await catchUp()
    },

    /** Leaves the one that is over behind. */
    renew(): void {
      known.current = []
      setMessages([])
      setChat(null)
      setSecret(keepSecret(newSecret()))
    },
  }
}

/** Hears live that there is something new, and asks now and then whether there is. */
function useNews(chat: { secret: string; isOpen: boolean; onNews: () => void; onTyping: () => void }) {
  const { secret, isOpen } = chat
  const latest = useRef(chat)
  latest.current = chat
  useEffect(() => {
    if (!isOpen) return
    const ask = () => void (isServerSilent() || latest.current.onNews())
    const timer = setInterval(ask, pollTime)
    const stopListening = onServerReturn(ask)
    return () => {
      clearInterval(timer)
      stopListening()
    }
  }, [isOpen])
  useSupportChatChangedSubscription({
    variables: { secret },
    skip: !isOpen,
    ignoreResults: true,
    onData: ({ data }) => (data.data?.supportChatChanged === 'TYPING' ? chat.onTyping() : chat.onNews()),
  })
}

/** Whether somebody is writing; it ends by itself. */
function useTyping() {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    if (!isTyping) return
    const timer = setTimeout(() => setTyping(false), typingTime)
    return () => clearTimeout(timer)
  }, [isTyping])
  return [isTyping, setTyping] as const
}

export type ChatControl = ReturnType<typeof useChat>
