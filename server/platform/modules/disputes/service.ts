import { bind } from '../../lib/bind.ts'
import type { Dependencies } from './service/dependencies.ts'
import { dispute } from './service/dispute.ts'
import { listLast } from './service/read.ts'
import { withdraw } from './service/withdraw.ts'

/** What agents say is wrong with amounts that they earned (decision 0040). */
export function createDisputesService(dependencies: Dependencies) {
  return bind(dependencies, { dispute, withdraw, listLast })
}

export type DisputesService = ReturnType<typeof createDisputesService>
