import type { Uniform } from '../../../random/uniform.ts'

export type Dice = readonly [number, number, number]

/** Totals one can bet on; 3 and 18 are only ever three of a kind. */
export const totals = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const

export const betCodes = ['big', 'small', 'odd', 'even', 'triple', ...totals.map((total) => `total-${total}`)] as const

/** What a won bet pays to one, the stake apart. Totals pay by how many of the 216 throws show them. */
const totalPays: Readonly<Record<number, number>> = { 4: 69, 5: 34, 6: 20, 7: 13, 8: 9, 9: 7.4, 10: 6.7 }

export function paysToOne(code: string): number | undefined {
  if (['big', 'small', 'odd', 'even'].includes(code)) return 1
  if (code === 'triple') return 34
  const total = Number(code.replace('total-', ''))
  return totalPays[total <= 10 ? total : 21 - total]
}

/** Whether a throw wins a bet. Three of a kind beats big, small, odd and even. */
export function wins(code: string, dice: Dice): boolean {
  const total = dice[0] + dice[1] + dice[2]
  const isTriple = dice[0] === dice[1] && dice[1] === dice[2]
  if (code === 'triple') return isTriple
  if (code === 'big') return total >= 11 && !isTriple
  if (code === 'small') return total <= 10 && !isTriple
  if (code === 'odd') return total % 2 === 1 && !isTriple
  if (code === 'even') return total % 2 === 0 && !isTriple
  return code === `total-${total}`
}

export function throwDice(uniform: Uniform): Dice {
  return [uniform(6) + 1, uniform(6) + 1, uniform(6) + 1]
}

/** What bets return for a throw, the stakes of those that won included; in the unit of the stakes. */
export function winOf(bets: Readonly<Record<string, number>>, dice: Dice): number {
  return Object.entries(bets).reduce((sum, [code, stake]) => {
    // A tenth of the smallest stake is a whole number of units: the product is rounded only against the binary fraction.
    return sum + (wins(code, dice) ? stake + Math.round(stake * (paysToOne(code) ?? 0)) : 0)
  }, 0)
}

/** The return of one bet, counted over all 216 throws. */
export function returnOf(code: string): number {
  const faces = [1, 2, 3, 4, 5, 6]
  const won = faces.flatMap((a) => faces.flatMap((b) => faces.filter((c) => wins(code, [a, b, c])))).length
  return (won * (1 + (paysToOne(code) ?? 0))) / 216
}
