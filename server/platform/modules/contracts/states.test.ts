import { expect, it } from 'vitest'
import { CONTRACT_STATES, checkTransition, mayFollow, OPEN_STATES } from './states.ts'

it('allows exactly the transitions of domain.md 7, and the end that comes from above', () => {
  const allowed = CONTRACT_STATES.flatMap((from) =>
    CONTRACT_STATES.filter((to) => mayFollow(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(allowed).toEqual([
    'REQUESTED → ACTIVE',
    'REQUESTED → REJECTED',
    'ACTIVE → TERMINATION_REQUESTED',
    'ACTIVE → TERMINATED',
    'TERMINATION_REQUESTED → ACTIVE',
    'TERMINATION_REQUESTED → TERMINATED',
  ])
  const leading = CONTRACT_STATES.filter((from) => CONTRACT_STATES.some((to) => mayFollow(from, to)))
  expect(leading.toSorted()).toEqual(OPEN_STATES.toSorted())
  expect(() => checkTransition('TERMINATED', 'ACTIVE')).toThrow('TERMINATED to ACTIVE')
})
