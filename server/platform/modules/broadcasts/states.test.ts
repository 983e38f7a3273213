import { describe, expect, it } from 'vitest'
import { allows, BROADCAST_STATES, type BroadcastDeed } from './states.ts'

describe('a broadcast', () => {
  it.each<[BroadcastDeed, string[]]>([
    ['pause', ['SENDING']],
    ['resume', ['PAUSED']],
    ['cancel', ['DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED']],
  ])('may be told to %s in some states only', (deed, states) => {
    expect(BROADCAST_STATES.filter((state) => allows(deed, state))).toEqual(states)
  })
})
