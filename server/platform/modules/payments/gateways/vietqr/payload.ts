import { foldText } from '../../../../lib/fold-text.ts'
import { crc16 } from './crc.ts'

/** What a VietQR code says (NAPAS QR switching, version 1.5.2). */
export interface VietQr {
  readonly bankBin: string
  /** Account or card number, at most 19 characters. */
  readonly number: string
  readonly kind: 'ACCOUNT' | 'CARD'
  /** Whole dong; without it the payer fills it in, and the code may be used again. */
  readonly amount?: bigint
  /** At most 25 characters. */
  readonly billNumber?: string
  /** Written without diacritics, cut to 25 characters. */
  readonly purpose?: string
}

const NAPAS = 'A000000727'
const LONGEST_NUMBER = 19
const LONGEST_TEXT = 25
const LONGEST_AMOUNT = 13

/** The text of a VietQR code, CRC included. Throws a RangeError for what does not fit the format. */
export function vietQrPayload({ bankBin, number, kind, amount, billNumber, purpose }: VietQr): string {
  if (!/^\d{6}$/.test(bankBin)) throw new RangeError(`${bankBin} is not a bank identification number`)
  if (!/^[0-9A-Za-z]+$/.test(number) || number.length > LONGEST_NUMBER)
    throw new RangeError('The account number does not fit')
  if (amount !== undefined && (amount <= 0n || amount.toString().length > LONGEST_AMOUNT))
    throw new RangeError('The amount does not fit')
  const beneficiary = field('00', bankBin) + field('01', number)
  const account = field('00', NAPAS) + field('01', beneficiary) + field('02', kind === 'CARD' ? 'QRIBFTTC' : 'QRIBFTTA')
  const more = optional('01', billNumber) + optional('08', purpose)
  const text = [
    field('00', '01'),
    field('01', amount === undefined ? '11' : '12'),
    field('38', account),
    field('53', '704'),
    amount === undefined ? '' : field('54', amount.toString()),
    field('58', 'VN'),
    more === '' ? '' : field('62', more),
    '6304',
  ].join('')
  return text + crc16(text)
}

/** Two digits of tag, two of length, the value. */
function field(tag: string, value: string): string {
  return `${tag}${value.length.toString().padStart(2, '0')}${value}`
}

function optional(tag: string, value: string | undefined): string {
  const text = foldText(value ?? '')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, LONGEST_TEXT)
  return text === '' ? '' : field(tag, text)
}
