import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { SimulatorError } from '../http/errors.ts'
import { readInput } from '../http/input.ts'
import type { Psp } from './psp.ts'
import { isSigned } from './signature.ts'

const Moment = Type.String({ format: 'date-time', maxLength: 40 })
const Amount = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,4})?$' })
const Text = Type.String({ minLength: 1, maxLength: 80 })
const strict = { additionalProperties: false }

const Query = Type.Object(
  {
    from: Moment,
    to: Moment,
    cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    limit: Type.Optional(Type.String({ pattern: '^\\d{1,3}$' })),
  },
  strict,
)
const Row = Type.Object(
  {
    payment: Text,
    order: Text,
    account: Text,
    amount: Amount,
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    at: Moment,
  },
  strict,
)
const Wish = Type.Union([
  Type.Object({ change: Type.Literal('reset') }, strict),
  Type.Object({ change: Type.Literal('drop'), payment: Text }, strict),
  Type.Object({ change: Type.Literal('alter'), payment: Text, amount: Amount }, strict),
  Type.Object({ change: Type.Literal('add'), row: Row }, strict),
])

const mostShown = 100

/** What the payment service reports to the shop; for tests, a way to read the newest rows, and to make one wrong, missing or too many. */
export function registerPspReport(room: FastifyInstance, { report }: Pick<Psp, 'report'>, secret: string): void {
  room.get('/psp/report', async (request) => {
    const query = request.url.slice(request.url.indexOf('?') + 1)
    const moment = String(request.headers['psp-timestamp'] ?? '')
    if (!isSigned(secret, moment, query, String(request.headers['psp-signature'] ?? '')))
      throw new SimulatorError(401, 'SIGNATURE_INVALID', 'psp-signature: it is not over the moment and the query')
    const { limit = '200', ...asked } = readInput(Query, request.query)
    return report.page({ ...asked, limit: Math.min(Math.max(Number(limit), 1), 500) })
  })

  room.get('/psp/report-rows', async () => ({ rows: report.latest(mostShown) }))

  room.post('/psp/report-rows', async (request) => {
    const wish = readInput(Wish, request.body)
    if (wish.change === 'reset') report.reset()
    else if (wish.change === 'add') report.add({ ...wish.row, state: 'PAID' })
    else report.change(wish.payment, wish.change === 'drop' ? 'DROPPED' : { amount: wish.amount })
    return { rows: report.latest(mostShown) }
  })
}
