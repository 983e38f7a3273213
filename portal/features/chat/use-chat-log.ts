import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { onServerReturn } from '../../data/connection.ts'
import {
  ChatLogDocument,
  type ChatLogQuery,
  type ChatLogQueryVariables,
  useChatNewsSubscription,
} from './chat.generated.ts'
import { addEarlier, addNews, type ChatEntries, type ChatMessage } from './chat-log.ts'

const PAGE = 50

interface LogState {
  readonly entries: ChatEntries
  readonly isLoaded: boolean
  readonly error: unknown
}

const empty: LogState = { entries: [], isLoaded: false, error: null }

/**
 * The log of a room: its end, what comes live, and earlier pages on demand. Live entries may be lost on the way: whoever sees a gap in the
 * sequences reads what is between before he goes on. A room that is changed begins anew: use a key.
 */
export function useChatLog(roomId: string, isLive: boolean) {
  const client = useApolloClient()
  const [state, setState] = useState<LogState>(empty)
  const [listeners, setListeners] = useState<number | null>(null)
  const [isReadingEarlier, setReadingEarlier] = useState(false)
  // What is known now, for work that goes on over several answers.
  const known = useRef<ChatEntries>([])
  const isCatchingUp = useRef(false)

  const read = useCallback(
    async (part: Omit<ChatLogQueryVariables, 'roomId'>) => {
      const { data } = await client.query<ChatLogQuery, ChatLogQueryVariables>({
        query: ChatLogDocument,
        variables: { roomId, ...part },
        fetchPolicy: 'no-cache',
      })
      return data?.chatMessages
    },
    [client, roomId],
  )
  const keep = useCallback((entries: ChatEntries) => {
    known.current = entries
    setState({ entries, isLoaded: true, error: null })
  }, [])

  const load = useCallback(async () => {
    setState(empty)
    try {
      keep((await read({ last: PAGE }))?.nodes ?? [])
    } catch (error) {
      setState({ ...empty, error })
    }
  }, [read, keep])
  useEffect(() => void load(), [load])
  const hasFailed = state.error !== null
  useEffect(() => (hasFailed ? onServerReturn(() => void load()) : undefined), [hasFailed, load])

  /** Reads on after what is known until nothing is missing. */
  const catchUp = useCallback(async () => {
    if (isCatchingUp.current) return
    isCatchingUp.current = true
    try {
      let page: ChatLogQuery['chatMessages'] | undefined
      do {
        page = await read({ after: `${known.current.at(-1)?.sequence ?? 0}`, first: 100 })
        keep(addNews(known.current, page?.nodes ?? []).entries)
      } while (page?.pageInfo.hasNextPage)
    } catch {
      // The line is away: what comes live when it is back shows the gap again.
    } finally {
      isCatchingUp.current = false
    }
  }, [read, keep])

  const [after, setAfter] = useState<number | null>(null)
  useEffect(() => {
    if (state.isLoaded) setAfter((first) => first ?? known.current.at(-1)?.sequence ?? 0)
  }, [state.isLoaded])
  const take = useCallback(
    (news: readonly ChatMessage[]) => {
      const { entries, missingAfter } = addNews(known.current, news)
      if (missingAfter === null) keep(entries)
      else void catchUp()
    },
    [keep, catchUp],
  )
  useChatNewsSubscription({
    variables: { roomId, afterSequence: after ?? 0 },
    skip: !isLive || after === null,
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => {
      if (!data) return
      setListeners(data.chatMessages.listeners)
      take(data.chatMessages.messages)
    },
  })

  const readEarlier = async () => {
    const first = known.current[0]?.sequence ?? 1
    if (isReadingEarlier || first <= 1) return
    setReadingEarlier(true)
    try {
      keep(addEarlier(known.current, (await read({ last: PAGE, before: `${first}` }))?.nodes ?? []))
    } finally {
      setReadingEarlier(false)
    }
  }
  return {
    ...state,
    listeners,
    hasEarlier: (state.entries[0]?.sequence ?? 1) > 1,
    isReadingEarlier,
    readEarlier,
    retry: load,
    take,
  }
}

export type ChatLogState = ReturnType<typeof useChatLog>
