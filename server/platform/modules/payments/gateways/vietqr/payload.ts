import { QRPay, VietQRService } from 'vietnam-qr-pay'
import { foldText } from '../../../../lib/fold-text.ts'

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

const LONGEST_NUMBER = 19
const LONGEST_TEXT = 25
const LONGEST_AMOUNT = 13
const SERVICES = { ACCOUNT: VietQRService.BY_ACCOUNT_NUMBER, CARD: VietQRService.BY_CARD_NUMBER }

/**
 * The text of a VietQR code, CRC included. Throws a RangeError for what does not fit the format: the library writes whatever it
 * is given, diacritics and lengths of three digits too.
 */
export function vietQrPayload({ bankBin, number, kind, amount, billNumber, purpose }: VietQr): string {
  if (!/^\d{6}$/.test(bankBin)) throw new RangeError(`${bankBin} is not a bank identification number`)
  if (!/^[0-9A-Za-z]+$/.test(number) || number.length > LONGEST_NUMBER)
    throw new RangeError('The account number does not fit')
  if (amount !== undefined && (amount <= 0n || amount.toString().length > LONGEST_AMOUNT))
    throw new RangeError('The amount does not fit')
  const code = QRPay.initVietQR({
    bankBin,
    bankNumber: number,
    service: SERVICES[kind],
    amount: amount?.toString(),
    purpose: plain(purpose),
  })
  code.additionalData.billNumber = plain(billNumber)
  return code.build()
}

/** A text as the format takes it: printable ASCII, not too long. */
function plain(text = ''): string {
  return foldText(text)
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, LONGEST_TEXT)
}
