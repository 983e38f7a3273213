import { expect, it } from 'vitest'
import { startOfDay } from './day.ts'
import { bankName, isHolderName } from './holder-name.ts'

it('writes a name as banks do', () => {
  expect(bankName('  Đỗ  Anh Tuấn ')).toBe('DO ANH TUAN')
  expect(isHolderName(bankName("Nguyễn O'Neil"))).toBe(true)
})

it.each(['', 'A', 'NGUYEN 2', 'NGUYEN@', 'А Б'])('refuses %j as a holder', (name) =>
  expect(isHolderName(bankName(name))).toBe(false),
)

it('begins the day in the zone of the brand', () => {
  const zone = 'Asia/Ho_Chi_Minh'
  expect(startOfDay(new Date('2026-11-21T16:59:59.500Z'), zone).toISOString()).toBe('2026-11-20T17:00:00.000Z')
  expect(startOfDay(new Date('2026-11-21T17:00:00.000Z'), zone).toISOString()).toBe('2026-11-21T17:00:00.000Z')
})
