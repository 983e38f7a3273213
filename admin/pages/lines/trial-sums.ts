import type { ConsoleTryTermsQuery } from './tryTerms.generated.ts'

export type Tried = NonNullable<ConsoleTryTermsQuery['line']>['tryTerms'][number]

/** Four decimals of a unit: amounts are added up exactly, never as floats. */
const PLACES = 4

const toUnits = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const units = BigInt(whole + fraction.padEnd(PLACES, '0').slice(0, PLACES))
  return amount.startsWith('-') ? -units : units
}

const toAmount = (units: bigint): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(PLACES + 1, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`
}

/** What an outcome costs: nothing where there was no contract, or nothing was paid by it. */
export const costOf = (outcome: Tried['today']): string =>
  outcome === null || outcome.skipReason !== null ? '0' : outcome.gross

/** What all windows cost by what held and by the terms that are tried, and the difference. */
export function trialSums(windows: readonly Pick<Tried, 'today' | 'proposed'>[]) {
  const sum = (which: 'today' | 'proposed') =>
    windows.reduce((total, window) => total + toUnits(costOf(window[which])), 0n)
  const [today, proposed] = [sum('today'), sum('proposed')]
  return { today: toAmount(today), proposed: toAmount(proposed), difference: toAmount(proposed - today) }
}
