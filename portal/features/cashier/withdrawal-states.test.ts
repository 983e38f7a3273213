import { expect, it } from 'vitest'
import { shownState } from './withdrawal-states.ts'

it('calls a withdrawal paid only when the bank said so', () => {
  expect(shownState({ state: 'RELEASED', isPaid: false })).toBe('RELEASED')
  expect(shownState({ state: 'RELEASED', isPaid: true })).toBe('PAID')
  expect(shownState({ state: 'NOT_RECEIVED', isPaid: true })).toBe('NOT_RECEIVED')
})
