import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type VietQr, vietQrPayload } from './payload.ts'

/** Tag, length in two digits, value: the same code by another hand, from the printed standard alone. */
const field = (tag: string, value: string | undefined) =>
  value === undefined || value === '' ? '' : `${tag}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF), as tag 63 asks. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function byHand({ bankBin, number, kind, amount, billNumber, purpose }: VietQr): string {
  const receiver = field('00', bankBin) + field('01', number)
  const text = [
    field('00', '01') + field('01', amount === undefined ? '11' : '12'),
    field('38', field('00', 'A000000727') + field('01', receiver) + field('02', `QRIBFTT${kind[0]}`)),
    field('53', '704') + field('54', amount?.toString()) + field('58', 'VN'),
    field('62', field('01', billNumber) + field('08', purpose)),
    '6304',
  ].join('')
  return text + crc16(text)
}

const digits = (minLength: number, maxLength: number) =>
  fc.stringMatching(new RegExp(`^\\d{${minLength},${maxLength}}$`))
const words = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ]{0,24}$/)
const codes: fc.Arbitrary<VietQr> = fc.record(
  {
    bankBin: digits(6, 6),
    number: digits(1, 19),
    kind: fc.constantFrom('ACCOUNT', 'CARD'),
    amount: fc.bigInt(1n, 10n ** 13n - 1n),
    billNumber: words,
    purpose: words,
  },
  { requiredKeys: ['bankBin', 'number', 'kind'] },
)

describe('VietQR payload', () => {
  it('is the same by another hand', () => {
    expect(crc16('123456789')).toBe('29B1')
    fc.assert(fc.property(codes, (code) => vietQrPayload(code) === byHand(code)))
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

  it('writes the purpose without diacritics and cuts it to what fits', () => {
    const code = { bankBin: '970422', number: '0123456789', kind: 'ACCOUNT', amount: 250_000n } as const
    expect(vietQrPayload({ ...code, purpose: 'Nạp tiền đợt 1' })).toBe(byHand({ ...code, purpose: 'Nap tien dot 1' }))
    const long = 'a'.repeat(30)
    expect(vietQrPayload({ ...code, purpose: long, billNumber: long })).toBe(
      byHand({ ...code, purpose: long.slice(5), billNumber: long.slice(5) }),
    )
  })

  it('refuses what the format cannot hold', () => {
    const good = { bankBin: '970422', number: '0123456789', kind: 'ACCOUNT' } as const
    expect(() => vietQrPayload({ ...good, number: '1'.repeat(20) })).toThrow(RangeError)
    expect(() => vietQrPayload({ ...good, bankBin: '97042' })).toThrow(RangeError)
    expect(() => vietQrPayload({ ...good, amount: 0n })).toThrow(RangeError)
    expect(() => vietQrPayload({ ...good, amount: 10n ** 13n })).toThrow(RangeError)
  })
})
