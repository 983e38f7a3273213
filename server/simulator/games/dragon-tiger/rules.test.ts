import { describe, expect, it } from 'vitest'
import { repeatableUniform, standardErrors } from '../../support/repeatable.ts'
import { deck } from '../table/cards.ts'
import { payOut, percent } from '../table/payout.ts'
import { dealFrom, type Shoe, shoeForRound } from '../table/shoe.ts'
import { type DragonTigerCards, dragonTigerPositions, multipleOf, returnOf } from './rules.ts'

describe('dragon-tiger', () => {
  it('gives the higher rank the win, half of a main stake back in a tie', () => {
    const tie: DragonTigerCards = { dragon: '9S', tiger: '9S' }
    expect(payOut(1000, multipleOf('dragon', { dragon: 'KS', tiger: 'AS' }))).toBe(2000)
    expect(payOut(1000, multipleOf('tiger', { dragon: 'KS', tiger: 'AS' }))).toBe(0)
    expect(payOut(1000, multipleOf('tiger', tie))).toBe(500)
    expect(payOut(1000, multipleOf('tie', tie))).toBe(12_000)
    expect(payOut(1000, multipleOf('suited-tie', tie))).toBe(51_000)
    expect(payOut(1000, multipleOf('suited-tie', { dragon: '9S', tiger: '9H' }))).toBe(0)
  })

  it('pays neither big nor small for a seven', () => {
    const cards: DragonTigerCards = { dragon: '7S', tiger: '8H' }
    expect(payOut(10, multipleOf('dragon-big', cards)) + payOut(10, multipleOf('dragon-small', cards))).toBe(0)
    expect(payOut(10, multipleOf('tiger-big', cards))).toBe(20)
  })

  it('returns exactly what every pair of cards comes to', () => {
    const figures = dragonTigerPositions.map((position) => percent(returnOf(position, deck)))
    expect(figures).toEqual(['96.27', '96.27', '89.64', '86.02', '92.31', '92.31', '92.31', '92.31'])
  })

  it('returns that from dealt shoes within three standard errors', () => {
    const uniform = repeatableUniform('dragon and tiger')
    const dealt: DragonTigerCards[] = []
    let shoe: Shoe | undefined
    while (dealt.length < 100_000) {
      shoe = shoeForRound(shoe, uniform)
      const dealing = dealFrom(shoe)
      dealt.push({ dragon: dealing.next(), tiger: dealing.next() })
      shoe = dealing.rest()
    }
    for (const position of dragonTigerPositions) {
      const sample = dealt.map((cards) => payOut(1000, multipleOf(position, cards)) / 1000)
      expect(standardErrors(sample, returnOf(position, deck)), position).toBeLessThan(3)
    }
  })
})
