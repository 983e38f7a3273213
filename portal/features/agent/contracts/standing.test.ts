import { expect, it } from 'vitest'
import type { ContractPartsFragment } from '../../../kits/contracts/contracts.generated.ts'
import { standingOf } from './standing.ts'

const now = new Date('2026-11-24T05:00:00Z')
const [before, after] = ['2026-11-23T17:00:00Z', '2026-11-24T17:00:00Z']
const dated = (state: string, version: number, validFrom: string | null, holdsUntil: string | null) =>
  ({ state, current: { version, validFrom }, holdsUntil }) as ContractPartsFragment

it.each([
  ['ACTIVE', 1, before, null, 'ACTIVE'],
  ['ACTIVE', 1, after, null, 'BEGINS'],
  ['ACTIVE', 2, after, null, 'ACTIVE'],
  ['TERMINATION_REQUESTED', 1, before, null, 'TERMINATION_REQUESTED'],
  ['TERMINATED', 1, before, after, 'ENDS'],
  ['TERMINATED', 2, after, after, 'ENDS'],
  ['TERMINATED', 1, after, after, 'TERMINATED'],
  ['TERMINATED', 1, before, before, 'TERMINATED'],
  ['REQUESTED', 1, null, null, 'REQUESTED'],
])('%s, terms %i from %s, held until %s: %s', (state, version, from, until, standing) => {
  expect(standingOf(dated(state, version, from, until), now)).toBe(standing)
})
