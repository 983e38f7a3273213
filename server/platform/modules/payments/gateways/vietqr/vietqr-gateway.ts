import { createHash, timingSafeEqual } from 'node:crypto'
import type { Static } from 'typebox'
import { invalid } from '../../../../http/validation.ts'
import { MONEY_SCALE } from '../../../../lib/money.ts'
import type { paymentsCalls } from '../../schema.ts'
import type { PaymentGateway, ReceivedTransfer } from '../gateway.ts'
import { readMoment } from '../moment.ts'
import { fieldsOf, readUnreadable } from '../unreadable.ts'
import { vietQrPayload } from './payload.ts'

export interface VietQrSettings {
  readonly webhookKey: string
  /** Page of the simulated bank, in DEMO only. */
  readonly bankPage: string | undefined
}

/** Bank transfer by VietQR; a SePay-style webhook reports what arrived. */
export function createVietQrGateway({ webhookKey, bankPage }: VietQrSettings): PaymentGateway {
  const expected = digest(webhookKey)
  return {
    code: 'VIETQR',
    step: MONEY_SCALE,
    validMinutes: 15,
    isConfirmedByHand: false,
    payloadOf: ({ bankBin, accountNumber, amount, transferCode }) =>
      vietQrPayload({
        bankBin,
        number: accountNumber,
        kind: 'ACCOUNT',
        amount: amount / MONEY_SCALE,
        purpose: transferCode,
      }),
    payUrlOf: (_order, payload) => (bankPage === undefined ? null : `${bankPage}?qr=${encodeURIComponent(payload)}`),
    verify(headers) {
      const given = /^Apikey (.{1,512})$/.exec(headers.authorization ?? '')?.[1]
      // Digests have one length, so that the comparison takes the same time whatever was sent.
      return timingSafeEqual(digest(given ?? ''), expected) && given !== undefined && webhookKey !== ''
    },
  }
}

/** A checked webhook body as the house speaks of it; undefined for money that left the account. Throws INVALID_INPUT for an id that is no whole number. */
export function readReport(
  body: Static<typeof paymentsCalls.receiveBankTransfer.body>,
  rawBody: Buffer,
): ReceivedTransfer | undefined {
  if (body.transferType === 'out') return undefined
  const { accountNumber, content, referenceCode, transactionDate, transferAmount } = body
  const providerId = exactId(body.id, rawBody)
  if (providerId === undefined) throw invalid('id')
  const parts = [accountNumber, content, referenceCode, transactionDate, transferAmount]
  return {
    providerId,
    accountNumber,
    currency: 'VND',
    amount: BigInt(transferAmount) * MONEY_SCALE,
    content: body.code === null ? content : `${body.code} ${content}`,
    reference: referenceCode,
    transactedAt: transactionDate,
    transactedOn: readBankTime(transactionDate),
    hash: createHash('sha256').update(JSON.stringify(parts)).digest('base64url'),
  }
}

/** What can be told of a signed webhook of money that came but that is not in its form. */
export function salvageReport(rawBody: Buffer): ReceivedTransfer | undefined {
  const body = fieldsOf(rawBody)
  if (body.transferType !== 'in') return undefined
  return readUnreadable({
    id: typeof body.id === 'number' ? exactId(body.id, rawBody) : body.id,
    accountNumber: body.accountNumber,
    currency: 'VND',
    amount: body.transferAmount,
    content: body.content,
    reference: body.referenceCode,
    transactedAt: body.transactionDate,
  })
}

/** The id as the bank wrote it. Beyond 2^53 our numbers round, and two payments would be taken for one. */
function exactId(id: number, rawBody: Buffer): string | undefined {
  if (Number.isSafeInteger(id)) return String(id)
  const written = rawBody.toString('utf8').matchAll(/(?<!\\)"id"\s*:\s*([1-9]\d{15,79})(?=\s*[,}])/g)
  return [...written].map(([, digits]) => digits).find((digits) => Number(digits) === id)
}

/** `2026-11-21 09:30:00` on Vietnam's clock, as SePay writes it; undefined for anything else. */
export function readBankTime(text: string): Date | undefined {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(text)
  return match === null ? undefined : readMoment(`${match[1]}T${match[2]}+07:00`)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
