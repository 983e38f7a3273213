import { balls, type ChoiceRow, numbersOf } from '@croupier/lottery/core/board.ts'
import { describe, expect, it } from 'vitest'
import lottery from '../../../../locales/vi/lottery.json'
import boards from '../../../../locales/vi/lottery-boards.json'
import { chosenBy, drawSome, quickPicksOf, toggled, withDigit } from './quick-picks.ts'

const row = (values: readonly string[], maximum = values.length): ChoiceRow => ({
  kind: 'CHOICE',
  code: 'numbers',
  minimum: 1,
  maximum,
  values,
})

describe('quick picks', () => {
  it('halve the digits at 5, eleven balls at 06, forty-nine at 25', () => {
    expect(chosenBy(row(numbersOf(1)), 'big')).toEqual(['5', '6', '7', '8', '9'])
    expect(chosenBy(row(balls(1, 11)), 'small')).toEqual(['01', '02', '03', '04', '05'])
    expect(chosenBy(row(balls(1, 49)), 'big')[0]).toBe('25')
  })

  it('offer only what the row may hold', () => {
    expect(quickPicksOf(row(numbersOf(2), 12))).toEqual(['random', 'none'])
    expect(quickPicksOf(row(['DRAGON', 'TIGER', 'TIE']))).toEqual(['all', 'none'])
    expect(quickPicksOf(row(numbersOf(1)))).toContain('odd')
  })

  it('draw different values at random', () => {
    expect(new Set(drawSome(numbersOf(2), 10)).size).toBe(10)
    expect(drawSome(['1', '2'], 5)).toEqual(['1', '2'])
  })

  it('know tens and units, and take out what is wholly chosen', () => {
    const two = row(numbersOf(2))
    const threes = withDigit(two.values, 'tens', '3')
    expect(threes).toEqual(['30', '31', '32', '33', '34', '35', '36', '37', '38', '39'])
    expect(toggled(two, ['07', '33'], threes)).toHaveLength(11)
    expect(toggled(two, ['07', ...threes], threes)).toEqual(['07'])
  })
})

it('calls halves in Vietnamese as the boards do', () => {
  expect([lottery.quick.big, lottery.quick.small]).toEqual([boards.values.BIG, boards.values.SMALL])
  expect(boards.groups.bigSmall).toBe('Tài/Xỉu/Lẻ/Chẵn')
})
