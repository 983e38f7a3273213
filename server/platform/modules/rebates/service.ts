import { bind } from '../../lib/bind.ts'
import { claimRebates } from './service/claim.ts'
import { runDaily } from './service/daily.ts'
import type { Dependencies } from './service/dependencies.ts'
import { raise } from './service/raise.ts'
import { listRebateClaims, readRebateClaim, readRebates } from './service/read.ts'

/** What members get back of what they play, by category and level (domain.md 8, decision 0043). */
export function createRebatesService(dependencies: Dependencies) {
  return bind(dependencies, { readRebates, listRebateClaims, readRebateClaim, claimRebates, runDaily, raise })
}

export type RebatesService = ReturnType<typeof createRebatesService>
