import { amountScale } from './wallet.ts'

const ladder = [1, 2, 5, 10, 20, 50, 100, 200]

/** Worth of the ladder's first step in units of each currency served; XXX is play money. */
const firstSteps: Readonly<Record<string, number>> = {
  VND: 1000,
  XXX: 1000,
  IDR: 1000,
  KRW: 100,
  JPY: 10,
  THB: 1,
  PHP: 1,
  INR: 5,
  CNY: 0.2,
  MYR: 0.2,
  USD: 0.2,
  EUR: 0.2,
}

/** Stakes a player may choose, in 1/100 000 units; undefined for a currency not served. */
export function stakesOf(currency: string): number[] | undefined {
  const first = firstSteps[currency]
  return first === undefined ? undefined : ladder.map((step) => Math.round(step * first * amountScale))
}
