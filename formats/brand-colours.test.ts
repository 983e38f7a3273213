import { describe, expect, it } from 'vitest'
import { coloursIn, textContrasts } from './brand-colours.ts'
import { contrastOf } from './contrast.ts'

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#777777', 1],
    ['#767676', '#FFFFFF', 4.54],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s and %s is %s, whichever comes first', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastOf(other, one)).toBe(contrastOf(one, other))
  })
})

describe('the colours of the house', () => {
  it('are read well', () => expect(textContrasts({}).filter(({ isEnough }) => !isEnough)).toEqual([]))
})

describe('the colours of a brand', () => {
  it('stand in place of the house’s in both looks, where they are colours', () => {
    expect(coloursIn('light', { brand: '#f291b2', 'on-brand': 'red' })).toMatchObject({
      brand: '#f291b2',
      'on-brand': '#1c1403',
      'brand-strong': '#f6c04e',
    })
  })

  it('are told where text on them is hard to read', () => {
    const hard = textContrasts({ brand: '#1c58b0' }).filter(({ isEnough }) => !isEnough)
    expect(hard.map(({ look, ground }) => `${look} ${ground}`)).toEqual(['dark brand', 'light brand'])
  })
})
