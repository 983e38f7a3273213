import type { SecurityQuery } from './security.generated.ts'

export type Security = NonNullable<SecurityQuery['security']>

const halfYear = 183 * 86_400_000

/** Which protections are on: a password that is not old, payment password, contacts, and something one holds. */
export function protectionsOf(security: Security, now: number): { isOn: boolean }[] {
  const { passwordChangedAt: changed } = security
  return [
    changed !== null && now - Date.parse(changed) < halfYear,
    security.hasPaymentPassword,
    security.email !== null,
    security.mobileNumber !== null,
    security.totpSince !== null,
    security.passkeys.length > 0,
  ].map((isOn) => ({ isOn }))
}

/** One word for how well the account is protected; without something one holds it is never strong. */
export function strengthOf(security: Security, now: number): 'weak' | 'fair' | 'strong' {
  const count = protectionsOf(security, now).filter(({ isOn }) => isOn).length
  const holdsSomething = security.totpSince !== null || security.passkeys.length > 0
  if (count >= 5 && holdsSomething) return 'strong'
  return count >= 3 ? 'fair' : 'weak'
}
