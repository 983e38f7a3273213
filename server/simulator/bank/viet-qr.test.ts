import { QRPay } from 'vietnam-qr-pay'
import { describe, expect, it } from 'vitest'
import { checksum, parseVietQr } from './viet-qr.ts'

// Examples of the NAPAS QR specification 1.5.2.
const dynamicAccount =
  '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E'
const staticCard = '00020101021138600010A00000072701300006970403011697040311012345670208QRIBFTTC53037045802VN63044F52'

describe('VietQR', () => {
  it('computes the checksum of the standard', () => {
    expect(checksum('123456789')).toBe('29B1')
  })

  it('reads the official payload of an account with amount, bill and purpose', () => {
    expect(parseVietQr(dynamicAccount)).toEqual({
      bankBin: '970403',
      accountNumber: '0011012345678',
      isCard: false,
      amount: 180_000,
      billNumber: 'NPS6869',
      purpose: 'thanh toan don hang',
    })
  })

  it('reads the official payload of a card without amount', () => {
    expect(parseVietQr(staticCard)).toMatchObject({
      accountNumber: '9704031101234567',
      isCard: true,
      amount: undefined,
    })
  })

  it('agrees with another implementation', () => {
    const payload = QRPay.initVietQR({
      bankBin: '970422',
      bankNumber: '19001008198',
      amount: '250000',
      purpose: 'CRP7K2M9QX',
    }).build()
    expect(parseVietQr(payload)).toMatchObject({
      bankBin: '970422',
      accountNumber: '19001008198',
      amount: 250_000,
      purpose: 'CRP7K2M9QX',
    })
  })

  it.each([
    ['a changed amount', dynamicAccount.replace('180000', '980000'), /checksum/],
    ['a cut payload', dynamicAccount.slice(0, -1), /checksum/],
    ['nonsense', 'hello, this is not a code at all', /checksum/],
    ['an empty text', '', /length/],
    ['another currency', resigned(dynamicAccount.replace('5303704', '5303840')), /currency/],
    ['a broken amount', resigned(dynamicAccount.replace('5406180000', '5406180.00')), /54/],
    ['a field beyond the end', resigned(dynamicAccount.replace('6234', '6299')), /cut off/],
  ])('refuses %s', (_name, payload, reason) => {
    expect(() => parseVietQr(payload)).toThrow(reason)
  })
})

function resigned(payload: string): string {
  const body = payload.slice(0, -4)
  return body + checksum(body)
}
