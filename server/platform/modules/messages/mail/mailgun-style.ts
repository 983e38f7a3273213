import { request } from 'undici'
import type { Config } from '../../../../config/config.ts'
import type { MailPort } from './port.ts'

const TIMEOUT = 10_000

/** A provider that speaks Mailgun's messages resource: form body from, to, subject, text; Basic auth `api:key`. */
export function createMailgunStyleMail({ url, domain, key }: Config['mail']): MailPort {
  const address = `${url}/v3/${encodeURIComponent(domain)}/messages`
  const authorization = `Basic ${Buffer.from(`api:${key}`).toString('base64')}`
  return {
    async send({ from, to, subject, text, reference }) {
      const form = new URLSearchParams({ from, to, subject, text, 'h:Message-Id': `<${reference}@${domain}>` })
      const { statusCode, body } = await request(address, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
        headersTimeout: TIMEOUT,
        bodyTimeout: TIMEOUT,
        // Of the whole answer: one that drips byte by byte crosses none of the others.
        signal: AbortSignal.timeout(TIMEOUT),
      })
      const answer = await body.text()
      if (statusCode < 200 || statusCode > 299) {
        throw new Error(`The mail provider answered ${statusCode}: ${answer.slice(0, 200)}`)
      }
    },
  }
}
