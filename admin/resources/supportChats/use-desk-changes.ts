import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { listen } from '../../providers/live.ts'
import { SupportDeskChangedDocument } from './supportChats.generated.ts'

/** For how long somebody is taken to be writing after the last word of it, in milliseconds. */
const typingTime = 5_000

/** Keys of what the desk reads; each is read again when it is told that it changed. */
export const deskKeys = {
  list: (view: string) => ['supportChats', 'list', view] as const,
  talk: (id: string) => ['supportChats', 'talk', id] as const,
}

/** Reads lists and conversations again as they change, and tells in which one the person is writing. */
export function useDeskChanges(onTyping: (id: string | null) => void): void {
  const queries = useQueryClient()
  const tell = useRef(onTyping)
  tell.current = onTyping
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = listen(SupportDeskChangedDocument, {}, ({ supportDeskChanged: { conversationId, change } }) => {
      clearTimeout(timer)
      if (change === 'TYPING') {
        tell.current(conversationId)
        timer = setTimeout(() => tell.current(null), typingTime)
        return
      }
      tell.current(null)
      void queries.invalidateQueries({ queryKey: ['supportChats'] })
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queries])
}
