import { describe, expect, it } from 'vitest'
import { repeatableUniform } from '../../support/repeatable.ts'
import { deck, rankOf } from './cards.ts'
import { dealFrom, shoeForRound, shuffleShoe } from './shoe.ts'

describe('shoe', () => {
  it('holds every card eight times and burns as many as the first one counts', () => {
    const shoe = shuffleShoe(1, repeatableUniform('shoe'))
    for (const card of deck) expect(shoe.cards.filter((each) => each === card)).toHaveLength(8)
    const [first] = shoe.burned
    expect(first && shoe.burned.length).toBe(first && 1 + Math.min(10, rankOf(first)))
    expect(dealFrom(shoe).next()).toBe(shoe.cards[shoe.burned.length])
  })

  it('puts every card at the top equally often (chi-square, 99 %)', () => {
    const uniform = repeatableUniform('top of the shoe')
    const counts = new Map(deck.map((card) => [card, 0]))
    const shuffles = 2600
    for (let shuffle = 0; shuffle < shuffles; shuffle++) {
      const [top] = shuffleShoe(1, uniform).cards
      if (top) counts.set(top, (counts.get(top) ?? 0) + 1)
    }
    const expected = shuffles / deck.length
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(77.39)
  })

  it('is played on until the cut card and then replaced', () => {
    const uniform = repeatableUniform('cut')
    const shoe = shuffleShoe(1, uniform)
    expect(shoeForRound({ ...shoe, dealt: 401 }, uniform).number).toBe(1)
    expect(shoeForRound({ ...shoe, dealt: 402 }, uniform).number).toBe(2)
  })
})
