import { sitesErrors } from './errors.ts'

/** Modules without which a module has no effect, by the code that would ask them. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  // A password is asked for where somebody registers by mobile number.
  MOBILENUMPASSREG3: ['MOBILENUMREG3'],
}

/** Modules without which this one does nothing. */
export const needsOf = (module: string): readonly string[] => NEEDS[module] ?? []

/** Modules that do nothing without this one. */
export const neededBy = (module: string): string[] =>
  Object.keys(NEEDS).filter((other) => needsOf(other).includes(module))

/** Who registers by mobile number without a password comes in again by a code, or by setting a password by one. */
const WAYS_BACK = ['MOBILENUMPASSREG3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3']

/**
 * Holds modules that are on together to what can be lived with: a module is not switched on without those it needs, and nobody registers
 * who could never sign in again. Throws MODULE_NEEDS, MODULE_LOCKS_OUT.
 */
export function checkModules(on: ReadonlySet<string>, changed: string): void {
  const missing = on.has(changed) ? needsOf(changed).find((one) => !on.has(one)) : undefined
  if (missing !== undefined) throw sitesErrors.MODULE_NEEDS({ field: 'enabled' })
  const locksOut = on.has('MOBILENUMREG3') && !WAYS_BACK.some((one) => on.has(one))
  const concerns = changed === 'MOBILENUMREG3' || WAYS_BACK.includes(changed)
  if (locksOut && concerns) throw sitesErrors.MODULE_LOCKS_OUT({ field: 'enabled' })
}
