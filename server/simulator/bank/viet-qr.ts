import { SimulatorError } from '../http/errors.ts'

/** What a VietQR payload (NAPAS 1.5.2 over EMVCo) asks a payer to do. */
export interface VietQr {
  readonly bankBin: string
  readonly accountNumber: string
  readonly isCard: boolean
  /** Whole VND; undefined when the payer is to choose. */
  readonly amount: number | undefined
  readonly billNumber: string | undefined
  readonly purpose: string | undefined
}

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) in four upper-case hexadecimal digits. */
export function checksum(text: string): string {
  let register = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    register ^= byte << 8
    for (let bit = 0; bit < 8; bit++) {
      register = register & 0x8000 ? ((register << 1) ^ 0x1021) & 0xffff : (register << 1) & 0xffff
    }
  }
  return register.toString(16).toUpperCase().padStart(4, '0')
}

/** Reads a payload; every fault is refused with a sentence that names it. */
export function parseVietQr(payload: string): VietQr {
  const text = payload.trim()
  if (text.length < 20 || text.length > 512) throw refuse('length must be 20 to 512 characters')
  if (text.slice(-8, -4) !== '6304') throw refuse('field 63 (checksum) must come last')
  const expected = checksum(text.slice(0, -4))
  if (text.slice(-4).toUpperCase() !== expected) throw refuse(`checksum is ${text.slice(-4)}, should be ${expected}`)
  const fields = readFields(text)
  if (fields.get('00') !== '01') throw refuse('field 00 must be 01')
  if (fields.get('53') !== '704') throw refuse('field 53 (currency) must be 704, VND')
  if (fields.get('58') !== 'VN') throw refuse('field 58 (country) must be VN')
  const receiver = readFields(required(fields, '38', 'receiver'))
  if (receiver.get('00') !== 'A000000727') throw refuse('field 38.00 must be A000000727, NAPAS')
  const service = receiver.get('02') ?? 'QRIBFTTA'
  if (service !== 'QRIBFTTA' && service !== 'QRIBFTTC') throw refuse('field 38.02 (service) is not a transfer')
  const account = readFields(required(receiver, '01', 'receiver account'))
  const bankBin = required(account, '00', 'bank')
  const accountNumber = required(account, '01', 'account number')
  if (!/^\d{6}$/.test(bankBin)) throw refuse('the bank must be six digits')
  if (!/^[A-Za-z0-9]{1,19}$/.test(accountNumber)) throw refuse('the account must be 1 to 19 letters or digits')
  const amountText = fields.get('54')
  if (amountText !== undefined && !/^[1-9]\d{0,12}$/.test(amountText)) throw refuse('field 54 must be whole VND')
  const additional = fields.has('62') ? readFields(fields.get('62') ?? '') : new Map<string, string>()
  return {
    bankBin,
    accountNumber,
    isCard: service === 'QRIBFTTC',
    amount: amountText === undefined ? undefined : Number(amountText),
    billNumber: additional.get('01'),
    purpose: additional.get('08'),
  }
}

/** Splits tag (2 digits), length (2 digits), value … into a map. */
function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  let position = 0
  while (position < text.length) {
    const tag = text.slice(position, position + 2)
    const lengthText = text.slice(position + 2, position + 4)
    if (!/^\d{2}$/.test(tag) || !/^\d{2}$/.test(lengthText)) throw refuse(`no field at position ${position}`)
    const end = position + 4 + Number(lengthText)
    if (end > text.length) throw refuse(`field ${tag} is cut off`)
    if (fields.has(tag)) throw refuse(`field ${tag} comes twice`)
    fields.set(tag, text.slice(position + 4, end))
    position = end
  }
  return fields
}

function required(fields: Map<string, string>, tag: string, name: string): string {
  const value = fields.get(tag)
  if (!value) throw refuse(`field ${tag} (${name}) is missing`)
  return value
}

function refuse(reason: string): SimulatorError {
  return new SimulatorError(400, 'QR_INVALID', `qr: ${reason}`)
}
