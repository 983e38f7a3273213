import { expect, it } from 'vitest'
import { checkTransition, isOver, mayFollow, WITHDRAWAL_STATES } from './states.ts'

it('allows exactly the transitions of domain.md 6', () => {
  const allowed = WITHDRAWAL_STATES.flatMap((from) =>
    WITHDRAWAL_STATES.filter((to) => mayFollow(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(allowed).toEqual([
    'REQUESTED → REVIEW',
    'REQUESTED → CANCELLED',
    'REVIEW → APPROVED',
    'REVIEW → REJECTED',
    'APPROVED → RELEASED',
    'APPROVED → REJECTED',
    'RELEASED → RECEIVED',
    'RELEASED → PARTLY_RECEIVED',
    'RELEASED → NOT_RECEIVED',
    'RELEASED → FAILED',
    'RECEIVED → CLOSED',
    'PARTLY_RECEIVED → RELEASED',
    'PARTLY_RECEIVED → RECEIVED',
    'PARTLY_RECEIVED → FAILED',
    'NOT_RECEIVED → RELEASED',
    'NOT_RECEIVED → RECEIVED',
    'NOT_RECEIVED → FAILED',
    'CLOSED → FAILED',
  ])
  expect(WITHDRAWAL_STATES.filter(isOver)).toEqual(['CLOSED', 'REJECTED', 'FAILED', 'CANCELLED'])
  expect(() => checkTransition('CLOSED', 'RELEASED')).toThrow('CLOSED to RELEASED')
})
