import { beforeEach, expect, it } from 'vitest'
import { forgetServerTime, hearServerTime, onThisClock, serverOffset } from './server-clock.ts'

const at = (text: string) => Date.parse(text)
beforeEach(forgetServerTime)

it('corrects a device whose clock is wrong', () => {
  hearServerTime('2026-11-22T05:00:00.000Z', at('2026-11-22T04:58:00.000Z'))
  expect(onThisClock('2026-11-22T05:01:00.000Z')).toBe(at('2026-11-22T04:59:00.000Z'))
})

it('believes the answer that was on its way for the shortest time', () => {
  hearServerTime('2026-11-22T05:00:00.000Z', at('2026-11-22T05:00:02.000Z'))
  hearServerTime('2026-11-22T05:00:10.000Z', at('2026-11-22T05:00:10.100Z'))
  hearServerTime('2026-11-22T05:00:20.000Z', at('2026-11-22T05:00:21.000Z'))
  expect(serverOffset()).toBe(-100)
})

it('forgets old tellings, so that a device that was set right is right again', () => {
  hearServerTime('2026-11-22T05:00:00.000Z', at('2026-11-22T04:00:00.000Z'))
  for (let second = 1; second <= 5; second++)
    hearServerTime(`2026-11-22T05:00:0${second}.000Z`, at(`2026-11-22T05:00:0${second}.000Z`))
  expect(serverOffset()).toBe(0)
})
