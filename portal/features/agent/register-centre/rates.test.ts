import { expect, it } from 'vitest'
import { readRate } from './rates.ts'

it('reads per cent with a comma or a point, as fine as a rate can be', () => {
  expect([' 0,5 ', '0.5', '2', '0,0001', '100'].map(readRate)).toEqual([5_000, 5_000, 20_000, 1, 1_000_000])
  expect(['', '0', '-1', '0,00001', '100,1', '1e2', '1.000,5', 'một'].map(readRate)).toEqual(Array(8).fill(null))
})
