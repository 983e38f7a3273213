import { expect, it } from 'vitest'
import { findTransferCode, newTransferCode } from './transfer-code.ts'

it('makes codes of ten characters that banks keep', () => {
  const codes = Array.from({ length: 500 }, newTransferCode)
  expect(new Set(codes).size).toBe(500)
  for (const code of codes) expect(code).toMatch(/^CR[0-9A-HJKMNP-TV-Z]{8}$/)
})

it('finds the code among what a bank writes around it', () => {
  const code = newTransferCode()
  expect(findTransferCode(`MBVCB.123.${code.toLowerCase()}.CT tu 0123`)).toBe(code)
  expect(findTransferCode(`NGUYEN VAN A ck ${code.slice(0, 4)} ${code.slice(4)}`)).toBe(code)
  expect(findTransferCode('chuyen tien an trua')).toBeUndefined()
})
