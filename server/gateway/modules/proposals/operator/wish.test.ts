import { expect, it } from 'vitest'
import { wishInWords } from './wish.ts'

it('tells a wish in the words in which the graph takes it', () => {
  const wish = {
    rates: [{ category: 'RNG', percent: 1 }],
    categories: ['LOTT', 'LIVE'],
    contact: 'zalo',
    title: 'RNG',
    until: null,
  }
  expect(wishInWords(wish)).toEqual({
    rates: [{ category: 'SLOTS', percent: 1 }],
    categories: ['LOTTERY', 'LIVE'],
    contact: 'ZALO',
    title: 'RNG',
    until: null,
  })
})
