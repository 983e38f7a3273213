import { bind } from '../../lib/bind.ts'
import { accept } from './service/accept.ts'
import type { Dependencies } from './service/dependencies.ts'
import { propose, request } from './service/propose.ts'
import { find, list, standings } from './service/read.ts'
import { reject } from './service/reject.ts'
import { terminate } from './service/terminate.ts'

/** Contracts of agents about their pay (domain.md 7): who promises whom what, and how that begins, changes and ends. */
export function createContractsService(dependencies: Dependencies) {
  return bind(dependencies, { propose, request, accept, reject, terminate, find, list, standings })
}

export type ContractsService = ReturnType<typeof createContractsService>
