import type { AddressInfo } from 'node:net'
import fastify from 'fastify'

/** A page of the bank's statement, as it stands on the wire. */
export interface StatementPage {
  entries: Record<string, unknown>[]
  nextCursor: string | null
}

interface Wish {
  readonly account: string
  readonly cursor: string | undefined
}

/** What a statement becomes on its way to us; a number is a status that is answered instead. */
type Change = (page: StatementPage, wish: Wish) => StatementPage | number

/** Stands between the platform and the simulated bank: passes everything on, and statements as the test wants them. */
export async function startBankDoor(bankUrl: string) {
  const app = fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  let change: Change = (page) => page
  app.all('/*', async (request, reply) => {
    const { method, url, headers } = request
    const answer = await fetch(bankUrl + url, {
      method,
      headers: { 'content-type': 'application/json', 'x-signature': String(headers['x-signature']) },
      ...(method === 'POST' ? { body: new Uint8Array(request.body as Buffer) } : {}),
    })
    const text = await answer.text()
    reply.type('application/json')
    if (!url.startsWith('/statement') || !answer.ok) return reply.status(answer.status).send(text)
    const query = new URL(url, bankUrl).searchParams
    const wish = { account: query.get('account') ?? '', cursor: query.get('cursor') ?? undefined }
    const changed = change(JSON.parse(text) as StatementPage, wish)
    return typeof changed === 'number' ? reply.status(changed).send('{}') : reply.send(JSON.stringify(changed))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    /** Changes the statements that are read while `work` runs. */
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
