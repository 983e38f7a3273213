import { describe, expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

const limits = { window: 30_000, failures: 3, slow: 1_000, probeAfter: 10_000, atOnce: 2 }

function start() {
  let time = 0
  const breaker = createBreaker(limits, () => time)
  const call = (failed: boolean) => {
    const isAdmitted = breaker.admit()
    if (isAdmitted) breaker.report(failed)
    return isAdmitted
  }
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { breaker, call, pass }
}

describe('the breaker of a vendor', () => {
  it('opens after failures within the window that are half of the calls or more', () => {
    const { breaker, call, pass } = start()
    for (const failed of [false, false, false, true, true, true]) call(failed)
    expect(breaker.state()).toBe('OPEN')
    const calm = start()
    for (const failed of [true, true]) calm.call(failed)
    calm.pass(limits.window)
    calm.call(true)
    for (const failed of [false, false, false, false, true, true]) calm.call(failed)
    expect(calm.breaker.state()).toBe('CLOSED')
    expect(call(false)).toBe(false)
    pass(limits.probeAfter)
    expect(call(true)).toBe(true)
  })

  it('lets one probe through after a while and heals by it alone', () => {
    const { breaker, call, pass } = start()
    for (let count = 0; count < limits.failures; count++) call(true)
    pass(limits.probeAfter)
    expect(breaker.admit()).toBe(true)
    expect(breaker.admit()).toBe(false)
    breaker.report(true)
    expect(breaker.state()).toBe('OPEN')
    pass(limits.probeAfter)
    expect(call(false)).toBe(true)
    expect(breaker.state()).toBe('CLOSED')
  })

  it('lets no more than so many wait at once', () => {
    const { breaker } = start()
    expect([breaker.admit(), breaker.admit(), breaker.admit()]).toEqual([true, true, false])
    breaker.report(false)
    expect(breaker.admit()).toBe(true)
  })
})
