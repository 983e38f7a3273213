import { expect, it } from 'vitest'
import { trialSums } from './trial-sums.ts'

const outcome = (gross: string, skipReason: 'LINE_MOVED' | null = null) => ({ rate: 10_000, gross, skipReason })

it('adds up exactly, and counts nothing where nothing was paid', () => {
  const windows = [
    { today: outcome('0.1'), proposed: outcome('0.2000') },
    { today: null, proposed: outcome('0.1') },
    { today: outcome('5.00', 'LINE_MOVED'), proposed: null },
    { today: outcome('9007199254740993.0001'), proposed: outcome('1.00') },
  ]
  expect(trialSums(windows)).toEqual({
    today: '9007199254740993.1001',
    proposed: '1.3000',
    difference: '-9007199254740991.8001',
  })
})
