import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { repeatableUniform, standardErrors } from '../../support/repeatable.ts'
import {
  crashReturn,
  drawFlight,
  flightTime,
  highestPoint,
  isInTime,
  lowestTarget,
  multiplierAt,
  pointOf,
  timeOf,
  winAt,
} from './rules.ts'

describe('crash', () => {
  it.each([101, 150, 200, 1000, 5000])(
    'returns the stated share to who leaves at %i hundredths, within three standard errors',
    (target) => {
      const uniform = repeatableUniform(`crash ${target}`)
      const sample = Array.from({ length: 30_000 }, () =>
        isInTime(target, drawFlight(uniform).point) ? winAt(100, target) / 100 : 0,
      )
      expect(standardErrors(sample, crashReturn)).toBeLessThan(3)
    },
  )

  it('commits itself by a hash of the seed from which the point follows', () => {
    const flight = drawFlight(repeatableUniform('commitment'))
    expect(createHash('sha256').update(flight.seed).digest('hex')).toBe(flight.hash)
    expect(pointOf(flight.seed)).toBe(flight.point)
  })

  it('shows every multiplier up to the point and none beyond it', () => {
    for (const point of [101, 137, 200, 2550, 99_999]) {
      expect(multiplierAt(flightTime(point) - 0.01)).toBe(point)
      expect(multiplierAt(flightTime(point) + 0.01)).toBe(point + 1)
    }
    expect(multiplierAt(timeOf(250))).toBe(250)
    expect(multiplierAt(1e9)).toBe(highestPoint)
  })

  it('lets nobody leave before ×1.01, and a flight of ×1.00 not take off', () => {
    expect(isInTime(100, 500)).toBe(false)
    expect(isInTime(lowestTarget, 100)).toBe(false)
    expect(isInTime(500, 500)).toBe(true)
    expect(isInTime(501, 500)).toBe(false)
    expect(flightTime(100)).toBe(0)
  })
})
