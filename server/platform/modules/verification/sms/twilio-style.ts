import { request } from 'undici'
import type { Config } from '../../../../config/config.ts'
import type { SmsPort } from './port.ts'

const TIMEOUT = 10_000

/** A provider that speaks Twilio's Messages resource: form body To, From, Body; Basic auth of account and token. */
export function createTwilioStyleSms({ url, accountSid, authToken }: Config['sms']): SmsPort {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    async send({ from, to, text, reference }) {
      const { statusCode, body } = await request(address, {
        method: 'POST',
        headers: {
          authorization,
          'content-type': 'application/x-www-form-urlencoded',
          'i-twilio-idempotency-token': reference,
        },
        body: new URLSearchParams({ To: to, From: senderIdOf(from), Body: text }).toString(),
        headersTimeout: TIMEOUT,
        bodyTimeout: TIMEOUT,
        // Of the whole answer: one that drips byte by byte crosses none of the others.
        signal: AbortSignal.timeout(TIMEOUT),
      })
      const answer = await body.text()
      if (statusCode < 200 || statusCode > 299) {
        throw new Error(`The SMS provider answered ${statusCode}: ${answer.slice(0, 200)}`)
      }
    },
  }
}

/** The name shown as sender: networks carry eleven plain letters, digits and spaces at most. `Sen Vàng` → `Sen Vang`. */
function senderIdOf(brand: string): string {
  const plain = brand
    .normalize('NFD')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^A-Za-z0-9 ]/g, '')
  return plain.slice(0, 11).trim() || 'INFO'
}
