import { describe, expect, it } from 'vitest'
import type { Cadence } from './cadence.ts'
import { standingOf } from './condition.ts'
import type { StateRow } from './repository.ts'

const now = new Date('2026-11-22T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000)
const state = (change: Partial<StateRow>): StateRow => ({
  name: 'look',
  known_at: ago(1_000_000),
  began_at: null,
  ended_at: null,
  milliseconds: null,
  succeeded_at: null,
  failures: 0,
  failing_since: null,
  running_since: null,
  running_at: null,
  ...change,
})
const conditionOf = (cadence: Cadence, change: Partial<StateRow>) =>
  standingOf({ cadence, state: state(change), queue: undefined }, now).condition

describe('how a job stands', () => {
  it.each<[Cadence, number, string]>([
    [{ kind: 'ROUND', seconds: 1 }, 90, 'HEALTHY'],
    [{ kind: 'ROUND', seconds: 1 }, 95, 'OVERDUE'],
    [{ kind: 'ROUND', seconds: 60 }, 265, 'HEALTHY'],
    [{ kind: 'ROUND', seconds: 60 }, 275, 'OVERDUE'],
    [{ kind: 'SCHEDULED', schedule: '*/10 * * * *' }, 900, 'HEALTHY'],
    [{ kind: 'SCHEDULED', schedule: '*/10 * * * *' }, 1_800, 'OVERDUE'],
    [{ kind: 'SCHEDULED', schedule: '55 * * * *' }, 3_600, 'HEALTHY'],
    [{ kind: 'SCHEDULED', schedule: '30 * * * *' }, 3_600, 'OVERDUE'],
    [{ kind: 'QUEUE' }, 900_000, 'HEALTHY'],
  ])('%j that ran %i seconds ago is %s', (cadence, seconds, condition) => {
    expect(conditionOf(cadence, { began_at: ago(seconds), ended_at: ago(seconds) })).toBe(condition)
    // One that never ran is late from when it was known.
    expect(conditionOf(cadence, { known_at: ago(seconds) })).toBe(condition)
  })

  it('runs as long as its node says so, and is not late meanwhile', () => {
    const long = { began_at: ago(9_000), running_since: ago(7_000) }
    const cadence: Cadence = { kind: 'ROUND', seconds: 60 }
    expect(conditionOf(cadence, { ...long, running_at: ago(80) })).toBe('RUNNING')
    expect(conditionOf(cadence, { ...long, running_at: ago(80), failures: 1 })).toBe('FAILING')
    // Its node was killed.
    expect(conditionOf(cadence, { ...long, running_at: ago(100) })).toBe('OVERDUE')
  })

  it('is late where work waits that nobody does, and fails where work gave up that only its queue knows', () => {
    const queue = { name: 'look', waiting: 3, seconds: 601, stuck: 2 }
    const of = (change: Partial<typeof queue>, cadence: Cadence = { kind: 'QUEUE' }) =>
      standingOf({ cadence, state: state({ began_at: now, ended_at: now }), queue: { ...queue, ...change } }, now)
    expect(of({})).toMatchObject({ condition: 'OVERDUE', since: ago(601), waitingSince: ago(601) })
    expect(of({ seconds: 5 })).toMatchObject({ condition: 'FAILING', stuck: 2 })
    expect(of({ seconds: 5 }, { kind: 'ROUND', seconds: 5 })).toMatchObject({ condition: 'HEALTHY', stuck: 0 })
  })
})
