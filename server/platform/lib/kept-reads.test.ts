import { describe, expect, it, vi } from 'vitest'
import { createEventBus } from '../events/event-bus.ts'
import { createKeptReads } from './kept-reads.ts'

function setUp() {
  let now = 0
  const events = createEventBus()
  const reads = createKeptReads({ clock: { now: () => new Date(now) }, events, life: 1_000 })
  const change = () => events.publish({ type: 'site', merchantId: 'one', topic: 'banners', version: 1 })
  const wait = (milliseconds: number) => {
    now += milliseconds
  }
  return { reads, change, wait }
}

describe('kept reads', () => {
  it('share one reading between askers at the same time and for a while after', async () => {
    const { reads, wait } = setUp()
    const read = vi.fn(async () => 'rows')
    expect(await Promise.all([reads.keep('key', read), reads.keep('key', read)])).toEqual(['rows', 'rows'])
    wait(999)
    await reads.keep('key', read)
    expect(read).toHaveBeenCalledTimes(1)
    wait(1)
    await reads.keep('key', read)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('are forgotten when a site changes, also what was being read meanwhile', async () => {
    const { reads, change } = setUp()
    const answers = ['old', 'new', 'newer']
    let finish = () => {}
    const slow = reads.keep('key', () => new Promise((resolve) => (finish = () => resolve('old'))))
    change()
    expect(await reads.keep('key', async () => answers[1])).toBe('new')
    finish()
    expect(await slow).toBe('old')
    expect(await reads.keep('key', async () => answers[2]), 'the late old one replaces nothing').toBe('new')
  })

  it('keep no failure', async () => {
    const { reads } = setUp()
    await expect(reads.keep('key', () => Promise.reject(new Error('no connection')))).rejects.toThrow('no connection')
    expect(await reads.keep('key', async () => 'rows')).toBe('rows')
  })

  it('hold only so many keys', async () => {
    const { reads } = setUp()
    const read = vi.fn(async () => 'rows')
    await reads.keep('first', read)
    for (let index = 0; index < 1_000; index++) await reads.keep(`key ${index}`, async () => index)
    await reads.keep('first', read)
    expect(read).toHaveBeenCalledTimes(2)
  })
})
