import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Graph, startGraph } from './support/graph.ts'

let graph: Graph
let token: string
beforeAll(async () => {
  graph = await startGraph()
  token = await graph.platform.operator()
  await graph.gateway.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => graph.stop())

const SITE = '{ site { merchantCode name theme { name value } } systemStatus { status domainValid } }'
const CREATE = `mutation ($input: CreateMerchantInput!) {
  createMerchant(input: $input) { merchant { id code status mode domains } userErrors { code field message } }
}`
const UPDATE = `mutation ($input: UpdateMerchantInput!) {
  updateMerchant(input: $input) { merchant { status domains theme { name value } } userErrors { code field } }
}`

/** What a browser is answered that opens a host name; `fetch` would not send the header. */
function openAt(host: string): Promise<Record<string, unknown>> {
  const { port } = graph.gateway.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, 'content-type': 'application/json' }
    const sent = request({ port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers }, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => {
        text += part.toString('utf8')
      })
      answer.on('end', () => resolve(JSON.parse(text).data))
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ query: SITE }))
  })
}

const lotus = {
  code: 'HOASEN',
  name: 'Hoa Sen',
  domains: ['hoasen.localhost'],
  languages: ['vi', 'en'],
  defaultLanguage: 'vi',
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  reason: 'Thương hiệu thứ hai',
}

it('a new brand opens by its host name without a restart, and is shaped from then on', async () => {
  expect(await openAt('hoasen.localhost')).toMatchObject({
    site: { merchantCode: 'SENVANG' },
    systemStatus: { domainValid: false },
  })
  const { data } = await graph.ask(CREATE, { input: lotus }, token)
  expect(data.createMerchant).toMatchObject({
    merchant: { code: 'HOASEN', status: 'MAINTENANCE', mode: 'DEMO', domains: ['hoasen.localhost'] },
    userErrors: [],
  })
  // The gateway keeps what it read; the platform tells it, on a stream of its own, that it is old.
  await expect
    .poll(() => openAt('hoasen.localhost'))
    .toMatchObject({
      site: { merchantCode: 'HOASEN', name: 'Hoa Sen', theme: [] },
      systemStatus: { status: 'MAINTENANCE', domainValid: true },
    })

  const theme = [{ name: 'brand', value: '#f291b2' }]
  const id = data.createMerchant?.merchant?.id
  const changed = await graph.ask(UPDATE, { input: { id, status: 'OPEN', theme } }, token)
  expect(changed.data.updateMerchant).toMatchObject({ merchant: { status: 'OPEN', theme }, userErrors: [] })
  await expect
    .poll(() => openAt('hoasen.localhost'))
    .toMatchObject({ site: { theme }, systemStatus: { status: 'OPEN' } })
})

it('what is refused is said of its field', async () => {
  const { data } = await graph.ask(CREATE, { input: { ...lotus, code: 'CUC' } }, token)
  expect(data.createMerchant).toMatchObject({
    merchant: null,
    userErrors: [{ code: 'DOMAIN_TAKEN', field: ['input', 'domains'] }],
  })
})
