import { familyOf } from '@croupier/lottery/families/families.ts'
import { expect, it } from 'vitest'
import { termsOf } from './bet-terms.ts'
import type { Lottery, OpenLottery } from './use-lottery.ts'

/** Thai lottery of a brand that pays three different digits more than three equal ones. */
const brand: OpenLottery = {
  lottery: { rules: { withheld: [], lowestSeries: 1800, highestSeries: 1960 } } as unknown as Lottery,
  family: familyOf('SEA'),
  table: { '3-tod': { distinct: 9_500_000, pair: 3_000_000, triple: 9_000_000 } },
}

it('says the most a bet can win at the odds of the brand, not at those of the rules', () => {
  const playType = brand.family.playTypes.find(({ code }) => code === '3-tod')
  if (!playType) throw new Error('The family has no tod')
  const stake = { unit: 10_000n, multiple: 1, series: 1960 }
  expect(termsOf(brand, playType, [['123', '444']], stake).mostWin).toBe(9_500_000n)
})
