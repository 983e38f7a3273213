import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { read } from '../../providers/server.ts'
import {
  type ConsoleSupportChatFragment as Chat,
  ConsoleSupportTalkDocument,
  type ConsoleSupportMessageFragment as Message,
} from './supportChats.generated.ts'
import { deskKeys } from './use-desk-changes.ts'

const pollTime = 5_000

interface Talk {
  readonly conversation: Chat
  readonly messages: readonly Message[]
}

/** A conversation with all that was said; what is known is not read again. Null where there is none. */
export function useTalk(id: string) {
  const known = useRef<readonly Message[]>([])
  return useQuery({
    queryKey: deskKeys.talk(id),
    refetchInterval: pollTime,
    queryFn: async (): Promise<Talk | null> => {
      for (;;) {
        const { talk } = await read(ConsoleSupportTalkDocument, { id, after: known.current.at(-1)?.number ?? 0 })
        if (talk === null) return null
        const last = known.current.at(-1)?.number ?? 0
        known.current = [...known.current, ...talk.messages.filter(({ number }) => number > last)]
        const { conversation } = talk
        if (talk.messages.length === 0 || (known.current.at(-1)?.number ?? 0) >= conversation.lastNumber)
          return { conversation, messages: known.current }
      }
    },
  })
}
