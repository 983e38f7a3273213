import type { ProtectionOperatorDependencies } from './dependencies.ts'
import { createIdentityQueue } from './service/identities.ts'
import { createProtectionLists } from './service/lists.ts'
import { createMemberProtection } from './service/members.ts'

/** The queue of identities, and what is done for the protection of members (regulator-rules.md L11). */
export function createProtectionOperatorService(dependencies: ProtectionOperatorDependencies) {
  return {
    identities: createIdentityQueue(dependencies),
    lists: createProtectionLists(dependencies),
    members: createMemberProtection(dependencies),
  }
}
