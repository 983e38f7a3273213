import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readReport } from './psp-report.ts'
import { isSignedBy } from './signature.ts'

const now = new Date('2026-11-28T12:00:00.000Z')
const span = { from: new Date('2026-11-27T00:00:00.000Z'), to: new Date('2026-11-28T00:00:00.000Z') }
const secret = 'a secret'
const row = (hour: number, change: object = {}) => ({
  payment: `psp_${hour}`,
  order: 'CR123',
  account: 'shop',
  state: 'PAID',
  amount: '100.50',
  currency: 'VND',
  at: `2026-11-27T${String(hour).padStart(2, '0')}:00:00.000Z`,
  ...change,
})

const app = fastify()
let answer: { status: number; body: unknown } = { status: 200, body: {} }
let isSigned = false
app.get('/report', (request, reply) => {
  const { 'psp-timestamp': timestamp = '', 'psp-signature': signature = '' } = request.headers
  const query = request.url.slice(request.url.indexOf('?') + 1)
  isSigned = isSignedBy(secret, { timestamp: String(timestamp), signature: String(signature) }, query, now)
  return reply.status(answer.status).type('application/json').send(answer.body)
})
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

function read(status: number, body: unknown) {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return readReport({ url, secret, now: () => now }, { ...span, cursor: undefined })
}

it('reads a page, signed over what it asks for', async () => {
  const page = await read(200, { payments: [row(1), row(2)], nextCursor: 'more' })
  expect(isSigned).toBe(true)
  expect(page).toMatchObject({
    payments: [{ providerId: 'psp_1', order: 'CR123', amount: 1_005_000n }, {}],
    cursor: 'more',
  })
})

it.each([
  ['out of order', { payments: [row(2), row(1)], nextCursor: null }],
  ['of another day', { payments: [row(1, { at: '2026-11-28T00:00:00.000Z' })], nextCursor: null }],
  ['of no moment', { payments: [row(1, { at: 'yesterday' })], nextCursor: null }],
  ['not paid', { payments: [row(1, { state: 'PENDING' })], nextCursor: null }],
  ['of a crooked amount', { payments: [row(1, { amount: '1e3' })], nextCursor: null }],
  ['without an end', { payments: [row(1)] }],
  ['no JSON', '<html>'],
])('takes rows that are %s for no report', async (_name, body) => {
  expect(await read(200, body)).toMatchObject({ failure: 'CONTRACT_BROKEN' })
})

it.each([
  [503, 'NO_ANSWER'],
  [429, 'NO_ANSWER'],
  [401, 'REFUSED'],
  [404, 'CONTRACT_BROKEN'],
])('says of status %i why there is no page', async (status, failure) => {
  expect(await read(status, {})).toMatchObject({ failure })
})
