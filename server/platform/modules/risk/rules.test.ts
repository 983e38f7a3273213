import { describe, expect, it } from 'vitest'
import { DEFAULT_RULES, defaultOf, loosens, wrongLimit } from './rules.ts'

const device = { ...defaultOf('SHARED_DEVICE'), follows: 'CASE' as const, leastCount: 3 }

describe('a change of a rule', () => {
  it('loosens it where it finds less or less follows', () => {
    expect(loosens(device, { ...device, leastCount: 4 })).toBe(true)
    expect(loosens(device, { ...device, leastCount: 2 })).toBe(false)
    expect(loosens(device, { ...device, isOn: false })).toBe(true)
    expect(loosens(device, { ...device, follows: 'NOTE' })).toBe(true)
    expect(loosens(device, { ...device, follows: 'HOLD' })).toBe(false)
    expect(loosens(device, device)).toBe(false)
  })

  it('loosens one that looks back less far, and one that finds others by other hours', () => {
    const added = defaultOf('NEW_PAYOUT_ACCOUNT')
    expect(loosens(added, { ...added, hours: 24 })).toBe(true)
    expect(loosens(added, { ...added, hours: 96 })).toBe(false)
    const bonus = defaultOf('BONUS_ABUSE')
    expect(loosens(bonus, { ...bonus, hours: 24 })).toBe(true)
    expect(loosens(bonus, { ...bonus, hours: 1000 })).toBe(true)
    const fast = defaultOf('FAST_OUT')
    expect(loosens(fast, { ...fast, percent: 40 })).toBe(true)
    expect(loosens(fast, { ...fast, percent: 60 })).toBe(false)
    const win = defaultOf('BIG_WIN_OUT')
    expect(loosens(win, { ...win, amount: 1n })).toBe(false)
    expect(loosens(win, { ...win, amount: (win.amount ?? 0n) + 1n })).toBe(true)
  })

  it('loosens nothing of a rule that is off', () => {
    expect(loosens({ ...device, isOn: false }, { ...device, isOn: false, leastCount: 900 })).toBe(false)
  })
})

it('takes the limits of its kind and no other', () => {
  for (const rule of DEFAULT_RULES) expect(wrongLimit(rule)).toBeUndefined()
  expect(wrongLimit({ ...device, leastCount: null })).toBe('leastCount')
  expect(wrongLimit({ ...device, hours: 3 })).toBe('hours')
  expect(wrongLimit({ ...defaultOf('BIG_WIN_OUT'), amount: 0n })).toBe('amount')
})
