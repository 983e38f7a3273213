import { describe, expect, it } from 'vitest'
import { type Board, balls, findPicksFlaw, numbersOf } from './board.ts'

const bankers: Board = {
  isExclusive: true,
  rows: [
    { kind: 'CHOICE', code: 'bankers', minimum: 1, maximum: 2, values: balls(1, 11) },
    { kind: 'CHOICE', code: 'others', minimum: 2, maximum: 11, values: balls(1, 11) },
  ],
}
const typed: Board = { rows: [{ kind: 'TYPED', code: 'typed', minimum: 1, maximum: 2, digits: 3 }] }

describe('picks', () => {
  it.each([
    ['one row of two', bankers, [['01']], { code: 'ROWS_WRONG' }],
    ['too few', bankers, [['01'], ['02']], { code: 'TOO_FEW', row: 'others' }],
    [
      'too many',
      bankers,
      [
        ['01', '02', '03'],
        ['04', '05'],
      ],
      { code: 'TOO_MANY', row: 'bankers' },
    ],
    ['a ball that is not there', bankers, [['12'], ['04', '05']], { code: 'VALUE_UNKNOWN', row: 'bankers' }],
    ['a ball without its zero', bankers, [['1'], ['04', '05']], { code: 'VALUE_UNKNOWN', row: 'bankers' }],
    ['a ball twice', bankers, [['01'], ['04', '04']], { code: 'VALUE_TWICE', row: 'others' }],
    ['a banker among the others', bankers, [['01'], ['01', '04']], { code: 'VALUE_IN_TWO_ROWS' }],
    ['too many digits', typed, [['1234']], { code: 'VALUE_UNKNOWN', row: 'typed' }],
    ['letters', typed, [['12a']], { code: 'VALUE_UNKNOWN', row: 'typed' }],
    ['digits of another script', typed, [['١٢٣']], { code: 'VALUE_UNKNOWN', row: 'typed' }],
    ['a line after the number', typed, [['12\n']], { code: 'VALUE_UNKNOWN', row: 'typed' }],
    ['a number twice', typed, [['012', '012']], { code: 'VALUE_TWICE', row: 'typed' }],
  ])('with %s are no bet', (_, board, picks, flaw) => {
    expect(findPicksFlaw(board, picks)).toEqual(flaw)
  })

  it('that fit have no flaw, leading zeros kept', () => {
    expect(findPicksFlaw(bankers, [['11'], ['01', '02']])).toBeUndefined()
    expect(findPicksFlaw(typed, [['007', '700']])).toBeUndefined()
  })
})

describe('values', () => {
  it('are padded to their digits', () => {
    expect([numbersOf(1).length, numbersOf(2)[7], numbersOf(2).length]).toEqual([10, '07', 100])
    expect([balls(1, 49)[0], balls(1, 49)[48]]).toEqual(['01', '49'])
  })
})
