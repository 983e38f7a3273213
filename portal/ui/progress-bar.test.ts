import { expect, it } from 'vitest'
import { percentDone } from './progress-bar.tsx'

it('is full only when all is done', () => {
  expect(percentDone('99999.9999', '100000.00')).toBe(99)
  expect(percentDone('100000.00', '100000.00')).toBe(100)
  expect(percentDone('0.00', '0.00')).toBe(100)
  expect(percentDone('0.00', '5.00')).toBe(0)
})
