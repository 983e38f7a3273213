import { bind } from '../../lib/bind.ts'
import { countDue } from './service/count-due.ts'
import type { Dependencies } from './service/dependencies.ts'
import { sendDue } from './service/send-due.ts'

/** What operators write to many members at once. */
export const createBroadcastsService = (dependencies: Dependencies) => bind(dependencies, { countDue, sendDue })

export type BroadcastsService = ReturnType<typeof createBroadcastsService>
