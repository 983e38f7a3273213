import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

/** What a brand's own system was told. */
export interface Told {
  /** `webhook-id`: the same however often an event is sent. */
  readonly id: string
  readonly isSigned: boolean
  readonly kind: string
  readonly sequence: number
  readonly recordId: string
}

/** Where brands' own systems listen in journeys; the platform is let there by `WEBHOOK_ORIGINS`. */
export const receiverOrigin = `http://127.0.0.1:${process.env.JOURNEY_WEBHOOK_PORT}`

/** A brand's own system, which keeps what it is told and holds each signature against the secret (Standard Webhooks). */
export async function openReceiver(secret: string): Promise<{ told: Told[]; server: Server }> {
  const told: Told[] = []
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
      String(request.headers[`webhook-${name}`]),
    )
    const expected = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    const isSigned =
      expected.length === signature?.length && timingSafeEqual(Buffer.from(expected), Buffer.from(signature))
    const { kind, sequence, recordId } = JSON.parse(body)
    told.push({ id: String(id), isSigned, kind, sequence, recordId })
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(Number(process.env.JOURNEY_WEBHOOK_PORT), '127.0.0.1', resolve))
  return { told, server }
}
