import { expect, it } from 'vitest'
import { bankName, isHolderName } from './holder-name.ts'

it('writes a name as banks do', () => {
  expect(bankName('  Đỗ  Anh Tuấn ')).toBe('DO ANH TUAN')
  expect(isHolderName(bankName("Nguyễn O'Neil"))).toBe(true)
})

it.each(['', 'A', 'NGUYEN 2', 'NGUYEN@', 'А Б'])('refuses %j as a holder', (name) =>
  expect(isHolderName(bankName(name))).toBe(false),
)
