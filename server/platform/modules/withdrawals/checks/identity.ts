import type { ProtectionService } from '../../protection/service.ts'
import type { Check } from './check.ts'

/** Refuses until the identity is verified, where the brand asks for that (regulator row M5). */
export function createIdentityCheck(protection: Pick<ProtectionService, 'checkWithdrawal'>): Check {
  return (tx, { session }) => protection.checkWithdrawal(tx, session)
}
