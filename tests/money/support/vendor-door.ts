import type { AddressInfo } from 'node:net'
import fastify from 'fastify'

/** A page of a vendor's report, as it stands on GCP's wire. */
export interface ReportPage {
  transactions: Record<string, unknown>[]
  next_cursor: string | null
}

/** What a page becomes on its way to us; a number is a status that is answered instead, a text is the whole answer. */
type Change = (page: ReportPage, asked: { readonly cursor?: string }) => ReportPage | number | string

/** Stands between the platform and a simulated vendor that speaks GCP: passes everything on, and reports as the test wants them. */
export async function startVendorDoor(vendorUrl: string) {
  const app = fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  let change: Change = (page) => page
  app.post('/*', async (request, reply) => {
    const body = request.body as Buffer
    const answer = await fetch(vendorUrl + request.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-sign': String(request.headers['x-request-sign']) },
      body: new Uint8Array(body),
    })
    const text = await answer.text()
    reply.type('application/json')
    if (request.url !== '/transactions' || !answer.ok) return reply.status(answer.status).send(text)
    const changed = change(JSON.parse(text) as ReportPage, JSON.parse(body.toString()) as { cursor?: string })
    if (typeof changed === 'number') return reply.status(changed).send('{}')
    return reply.send(typeof changed === 'string' ? changed : JSON.stringify(changed))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    /** Changes the pages that are read while `work` runs. */
    async while<Result>(wanted: Change, work: () => Promise<Result>): Promise<Result> {
      change = wanted
      try {
        return await work()
      } finally {
        change = (page) => page
      }
    },
    close: () => app.close(),
  }
}
