import { bind } from '../../lib/bind.ts'
import { claimSignInDay } from './service/claim.ts'
import type { Dependencies } from './service/dependencies.ts'
import { countSignInDays, readSignInDays } from './service/read.ts'

/** What members are given for coming every day, more for each day in a row (domain.md 8). */
export function createSignInDaysService(dependencies: Dependencies) {
  return bind(dependencies, { readSignInDays, countSignInDays, claimSignInDay })
}

export type SignInDaysService = ReturnType<typeof createSignInDaysService>
