import { expect, it } from 'vitest'
import { checkTransition, DEPOSIT_STATES, isOpen, PAYABLE_STATES } from './states.ts'

it('allows exactly the transitions of domain.md 6', () => {
  const allowed = DEPOSIT_STATES.flatMap((from) =>
    DEPOSIT_STATES.filter((to) => {
      try {
        checkTransition(from, to)
        return true
      } catch {
        return false
      }
    }).map((to) => `${from} → ${to}`),
  )
  expect(allowed).toEqual([
    'CREATED → PENDING',
    'CREATED → FAILED',
    'PENDING → REVIEW',
    'PENDING → PAID',
    'PENDING → EXPIRED',
    'PENDING → FAILED',
    'REVIEW → PAID',
    'REVIEW → FAILED',
    'PAID → CREDITED',
    'PAID → FAILED',
    'EXPIRED → REVIEW',
    'EXPIRED → PAID',
  ])
  expect(DEPOSIT_STATES.filter(isOpen)).toEqual(['CREATED', 'PENDING'])
  expect(PAYABLE_STATES).toEqual(['PENDING', 'REVIEW', 'EXPIRED'])
})
