import { bind } from '../../lib/bind.ts'
import { createKeptReads } from '../../lib/kept-reads.ts'
import type { Dependencies } from './service/dependencies.ts'
import { forgetOld } from './service/keeping.ts'
import { tellListeners } from './service/listeners.ts'
import { listMessages } from './service/read.ts'
import { hide, report, show } from './service/report.ts'
import { launch, listRooms } from './service/rooms.ts'
import { send } from './service/send.ts'
import { listShareable, share } from './service/share.ts'

/** Milliseconds. A change of the list is told by an event; this bounds how long a lost one matters. */
const WORDS_LIFE = 10_000

/** The chat room: rooms of a brand, their logs, and who may write there (decision 0051). */
export function createChatService(parts: Omit<Dependencies, 'words'>) {
  const words = createKeptReads({ clock: parts.clock, events: parts.events, life: WORDS_LIFE })
  return bind(
    { ...parts, words },
    { listRooms, launch, listMessages, send, listShareable, share, report, hide, show, forgetOld, tellListeners },
  )
}

export type ChatService = ReturnType<typeof createChatService>
