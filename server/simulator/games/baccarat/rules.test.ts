import { describe, expect, it } from 'vitest'
import { repeatableUniform, standardErrors } from '../../support/repeatable.ts'
import type { Card } from '../table/cards.ts'
import { payOut, percent } from '../table/payout.ts'
import { dealFrom, type Shoe, shoeForRound } from '../table/shoe.ts'
import { returnsOf } from './return.ts'
import {
  type BaccaratHands,
  type BaccaratPosition,
  baccaratVariants,
  bankerDraws,
  dealHands,
  multipleOf,
  pointsOf,
  winnerOf,
} from './rules.ts'

function deal(...cards: Card[]) {
  const left = [...cards]
  return dealHands(() => left.shift() as Card)
}

describe('baccarat rules', () => {
  it('stands on a natural, whichever side has it', () => {
    expect(deal('9S', '3H', 'KD', '2C', '5S').player).toEqual(['9S', 'KD'])
    expect(deal('2S', '4H', 'KD', '4C', '5S')).toEqual({ player: ['2S', 'KD'], banker: ['4H', '4C'] })
  })

  it('draws for a player of five or less and counts the last digit', () => {
    const hands = deal('2S', 'KH', '3D', '7C', '8S')
    expect(hands.player).toEqual(['2S', '3D', '8S'])
    expect(pointsOf(hands.player)).toBe(3)
    expect(winnerOf(hands)).toBe('banker')
  })

  it.each([
    // Banker's points, and the third cards of the player at which it draws.
    [2, '0123456789'],
    [3, '012345679'],
    [4, '234567'],
    [5, '4567'],
    [6, '67'],
    [7, ''],
  ])('a banker of %i draws when the third card of the player counts one of %s', (banker, drawing) => {
    const drawn = Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(0, banker, third))
    expect(drawn.join('')).toBe(drawing)
  })

  it('draws for a banker of five or less when the player stands', () => {
    expect([4, 5, 6, 7].map((banker) => bankerDraws(6, banker, undefined))).toEqual([true, true, false, false])
  })

  it('gives the main stakes back in a tie and takes commission, or half on six, from the banker', () => {
    const tie: BaccaratHands = { player: ['9S', 'KS'], banker: ['9H', 'KD'] }
    const six: BaccaratHands = { player: ['5S', 'KS', 'KH'], banker: ['6H', 'KD'] }
    expect(payOut(1000, multipleOf('classic', 'banker', tie))).toBe(1000)
    expect(payOut(1000, multipleOf('classic', 'tie', tie))).toBe(9000)
    expect(payOut(1000, multipleOf('classic', 'banker', six))).toBe(1950)
    expect(payOut(1000, multipleOf('no-commission', 'banker', six))).toBe(1500)
    expect(payOut(1000, multipleOf('no-commission', 'super-six', six))).toBe(16_000)
    expect(payOut(1000, multipleOf('classic', 'player', six))).toBe(0)
  })
})

describe('baccarat returns', () => {
  it('are those of eight decks as they have been published for decades', () => {
    const figures = (variant: (typeof baccaratVariants)[number]) =>
      Object.fromEntries(Object.entries(returnsOf(variant)).map(([position, share]) => [position, percent(share)]))
    expect(figures('classic')).toEqual({
      player: '98.76',
      banker: '98.94',
      tie: '85.64',
      'player-pair': '89.64',
      'banker-pair': '89.64',
    })
    expect(figures('no-commission')).toMatchObject({ player: '98.76', banker: '98.54', 'super-six': '86.18' })
  })

  it('come out of dealt shoes, cut and burned, within three standard errors', () => {
    const uniform = repeatableUniform('baccarat')
    const samples = new Map<string, number[]>()
    let shoe: Shoe | undefined
    for (let round = 0; round < 30_000; round++) {
      shoe = shoeForRound(shoe, uniform)
      const dealing = dealFrom(shoe)
      const hands = dealHands(dealing.next)
      shoe = dealing.rest()
      for (const variant of baccaratVariants) {
        for (const position of Object.keys(returnsOf(variant)) as BaccaratPosition[]) {
          const name = `${variant}/${position}`
          const sample = samples.get(name) ?? []
          sample.push(payOut(1000, multipleOf(variant, position, hands)) / 1000)
          samples.set(name, sample)
        }
      }
    }
    for (const variant of baccaratVariants) {
      for (const [position, share] of Object.entries(returnsOf(variant))) {
        expect(standardErrors(samples.get(`${variant}/${position}`) ?? [], share), position).toBeLessThan(3)
      }
    }
  })
})
