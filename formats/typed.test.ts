import { describe, expect, it } from 'vitest'
import { groupInput } from './field.ts'
import { numberSignsOf } from './money.ts'
import { groupTyped, plainTyped } from './typed.ts'

const vi = numberSignsOf('vi')
const en = numberSignsOf('en')

describe('whole amounts', () => {
  it.each([
    ['1500000', '1.500.000', '1,500,000'],
    ['1.000.000', '1.000.000', '1,000,000'],
    ['1,000,000', '1.000.000', '1,000,000'],
    [' 50 000 ', '50.000', '50,000'],
    // A figure that is copied from a page, cents and all.
    ['1,589,500.00', '1.589.500', '1,589,500'],
    ['1.589.500,00', '1.589.500', '1,589,500'],
    // What a group looks like while its digits are deleted.
    ['1.500.00', '150.000', '150,000'],
    // No amount: the form says so.
    ['1,589,500.50', '1,589,500.50', '1,589,500.50'],
    ['một trăm', 'một trăm', 'một trăm'],
    ['', '', ''],
  ])('%j stands as %j and %j', (typed, vietnamese, english) => {
    expect([groupTyped(typed, vi, 'whole'), groupTyped(typed, en, 'whole')]).toEqual([vietnamese, english])
  })
})

describe('amounts with decimals', () => {
  it.each([
    ['1234,5', '1234.5'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1,000', '1000'],
    ['1,000,000', '1000000'],
    ['1.50', '150'],
    ['1.500.', '1500.'],
    ['0.5', '0.5'],
    ['-1.500', '-1500'],
  ])('a Vietnamese reads %s as %s', (typed, plain) => expect(plainTyped(typed, vi)).toBe(plain))

  it.each([
    ['1234.5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1.000.000', '1000000'],
    ['1,50', '150'],
    ['0,5', '0.5'],
    ['12.3456', '12.3456'],
  ])('a reader of English reads %s as %s', (typed, plain) => expect(plainTyped(typed, en)).toBe(plain))

  it('shows a decimal sign that was just typed', () => expect(groupTyped('1500.', vi, 'decimal')).toBe('1.500,'))
})

it('leaves the caret between the digits it was between', () => {
  const input = {
    value: '1.2345.678',
    selectionStart: 6,
    caret: 0,
    setSelectionRange(start: number) {
      this.caret = start
    },
  }
  groupInput(input, vi, 'whole')
  expect([input.value, input.caret]).toEqual(['12.345.678', 6])
})
