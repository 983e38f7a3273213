import { expect, it } from 'vitest'
import { findTransferCodes, newTransferCode } from './transfer-code.ts'

it('makes codes of ten characters that banks keep', () => {
  const codes = Array.from({ length: 500 }, newTransferCode)
  expect(new Set(codes).size).toBe(500)
  for (const code of codes) expect(code).toMatch(/^CR[0-9A-HJKMNP-TV-Z]{8}$/)
})

it('finds the code among what a bank writes around it', () => {
  const code = newTransferCode()
  expect(findTransferCodes(`MBVCB.123.${code.toLowerCase()}.CT tu 0123`)[0]).toBe(code)
  expect(findTransferCodes(`NGUYEN VAN A ck ${code.slice(0, 4)} ${code.slice(4)}`)).toContain(code)
  expect(findTransferCodes('chuyen tien an trua')).toEqual([])
})

it('finds whatever may be a code, once and not without end', () => {
  expect(findTransferCodes('CRABCDEFGH CR12345678 crabcdefgh')).toEqual(['CRABCDEFGH', 'CR12345678'])
  expect(findTransferCodes('CRCR12345678')).toEqual(['CRCR123456', 'CR12345678'])
  expect(findTransferCodes('CR'.repeat(200))).toEqual(['CRCRCRCRCR'])
  expect(findTransferCodes(Array.from({ length: 50 }, newTransferCode).join(' '))).toHaveLength(5)
})
