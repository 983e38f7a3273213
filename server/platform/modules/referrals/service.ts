import { bind } from '../../lib/bind.ts'
import { claim } from './service/claim.ts'
import type { Dependencies } from './service/dependencies.ts'
import { lookAtPlay } from './service/play.ts'
import { listOwnFriends, readReferral, viewFriend } from './service/read.ts'

/** Friends whom members bring, and what members are given for them (domain.md 8). */
export function createReferralsService(dependencies: Dependencies) {
  return bind(dependencies, { readReferral, listOwnFriends, viewFriend, claim, lookAtPlay })
}

export type ReferralsService = ReturnType<typeof createReferralsService>
