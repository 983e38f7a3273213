import { bind } from '../../lib/bind.ts'
import { close } from './service/close.ts'
import type { Dependencies } from './service/dependencies.ts'
import { readDesk } from './service/desk.ts'
import { need, picture, read } from './service/read.ts'
import { send, sendPicture, type } from './service/send.ts'
import { start } from './service/start.ts'

/** Conversations of members and visitors with operators (decision 0050). */
export function createSupportService(dependencies: Dependencies) {
  return bind(dependencies, { readDesk, start, read, need, send, sendPicture, type, picture, close })
}

export type SupportService = ReturnType<typeof createSupportService>
