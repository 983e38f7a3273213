import { QRPay } from 'vietnam-qr-pay'
import { describe, expect, it } from 'vitest'
import { crc16 } from './crc.ts'
import { vietQrPayload } from './payload.ts'

describe('VietQR payload', () => {
  it('has the check sum of the standard', () => {
    expect(crc16('123456789')).toBe('29B1')
  })

  it('equals the official vectors', () => {
    const account = { bankBin: '970403', number: '0011012345678', kind: 'ACCOUNT' } as const
    const card = { bankBin: '970403', number: '9704031101234567', kind: 'CARD' } as const
    const order = { amount: 180_000n, billNumber: 'NPS6869', purpose: 'thanh toan don hang' }
    // The printed static example gives its 13-digit account the length 12; its check sum is right for the text as printed.
    const printed = '00020101021138570010A00000072701270006970403011200110123456780208QRIBFTTA53037045802VN6304'
    expect(crc16(printed)).toBe('F4E5')
    expect(vietQrPayload(account).slice(0, -4)).toBe(printed.replace('0112001101', '0113001101'))
    expect(vietQrPayload(card)).toBe(
      '00020101021138600010A00000072701300006970403011697040311012345670208QRIBFTTC53037045802VN63044F52',
    )
    expect(vietQrPayload({ ...account, ...order })).toBe(
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
    )
    expect(vietQrPayload({ ...card, ...order })).toBe(
      '00020101021238600010A00000072701300006970403011697040311012345670208QRIBFTTC530370454061800005802VN62340107NPS68690819thanh toan don hang6304A203',
    )
  })

  it('is read by another implementation, the purpose without diacritics', () => {
    const payload = vietQrPayload({
      bankBin: '970422',
      number: '0123456789',
      kind: 'ACCOUNT',
      amount: 250_000n,
      purpose: 'Nạp tiền đợt 1',
    })
    const read = new QRPay(payload)
    expect(read.isValid).toBe(true)
    expect(read.consumer.bankBin).toBe('970422')
    expect(read.consumer.bankNumber).toBe('0123456789')
    expect(read.amount).toBe('250000')
    expect(read.additionalData.purpose).toBe('Nap tien dot 1')
  })

  it('refuses what the format cannot hold', () => {
    const good = { bankBin: '970422', number: '0123456789', kind: 'ACCOUNT' } as const
    expect(() => vietQrPayload({ ...good, number: '1'.repeat(20) })).toThrow(RangeError)
    expect(() => vietQrPayload({ ...good, bankBin: '97042' })).toThrow(RangeError)
    expect(() => vietQrPayload({ ...good, amount: 0n })).toThrow(RangeError)
    expect(() => vietQrPayload({ ...good, amount: 10n ** 13n })).toThrow(RangeError)
  })
})
