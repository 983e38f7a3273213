import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { rawBody } from '../http/body.ts'
import { SimulatorError } from '../http/errors.ts'
import { readInput } from '../http/input.ts'
import { languageOf } from '../http/language.ts'
import { prefix, sendPage } from '../http/page.ts'
import { payoutsPage } from './payout-page.ts'
import type { Payouts } from './payouts.ts'

const Order = Type.Object(
  {
    orderId: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
    bankCode: Type.String({ minLength: 3, maxLength: 12 }),
    accountNumber: Type.String({ pattern: '^[0-9]{6,19}$' }),
    holder: Type.String({ minLength: 2, maxLength: 70 }),
    amount: Type.Integer({ minimum: 1, maximum: 9_999_999_999_999 }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    content: Type.String({ maxLength: 210 }),
  },
  { additionalProperties: false },
)

const ReturnForm = Type.Object({
  orderId: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
  amount: Type.String({ pattern: '^[1-9][0-9]{0,12}$' }),
})

/** The bank's payout API, signed by its customer, and a page that shows what went out. */
export function registerPayouts(room: FastifyInstance, payouts: Payouts) {
  room.post('/bank/payouts', (request, reply) => {
    payouts.checkSignature(rawBody(request), request.headers['x-signature'])
    return reply.status(201).send(payouts.order(readInput(Order, request.body)))
  })
  room.get<{ Params: { id: string } }>('/bank/payouts/:id', (request, reply) => {
    payouts.checkSignature(`/payouts/${request.params.id}`, request.headers['x-signature'])
    const payout = payouts.find(request.params.id)
    if (payout === undefined) throw new SimulatorError(404, 'ORDER_UNKNOWN', 'no such payout order')
    return reply.send(payout)
  })
  room.post('/bank/payouts/returns', (request, reply) => {
    const { orderId, amount } = readInput(ReturnForm, request.body)
    payouts.giveBack(orderId, Number(amount))
    return reply.redirect(`${prefix}/bank/payouts?lang=${languageOf(request)}`, 303)
  })
  room.get('/bank/payouts', (request, reply) => sendPage(reply, payoutsPage(payouts, languageOf(request))))
}
