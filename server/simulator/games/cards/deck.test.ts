import { describe, expect, it } from 'vitest'
import { createUniform } from '../../random/uniform.ts'
import { drawCards, packSize, rankOf, suitOf } from './deck.ts'

describe('pack of cards', () => {
  it('deals every card once', () => {
    const pack = drawCards(packSize, createUniform())
    expect(new Set(pack).size).toBe(packSize)
    expect(new Set(pack.map((card) => `${rankOf(card)}/${suitOf(card)}`)).size).toBe(packSize)
  })

  it('takes each place from the cards not dealt yet', () => {
    const bounds: number[] = []
    const last = drawCards(3, (bound) => {
      bounds.push(bound)
      return bound - 1
    })
    expect(bounds).toEqual([52, 51, 50])
    expect(last).toEqual([51, 0, 1])
  })
})
