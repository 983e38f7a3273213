import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { SimulatorError } from '../http/errors.ts'
import { readInput } from '../http/input.ts'
import { languageOf } from '../http/language.ts'
import { prefix, sendPage } from '../http/page.ts'
import type { Bank } from './bank.ts'
import { bankPage, transferPage } from './pages.ts'
import { parseVietQr } from './viet-qr.ts'

const Qr = Type.String({ minLength: 1, maxLength: 512 })
const Content = Type.String({ maxLength: 210, pattern: '^[\\x20-\\x7e]*$' })
const PayerName = Type.String({ minLength: 1, maxLength: 70, pattern: '^[A-Za-z .]+$' })

const TransferRequest = Type.Object(
  {
    qr: Qr,
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999_999_999_999 })),
    content: Type.Optional(Content),
    payerName: Type.Optional(PayerName),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    delaySeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
  },
  { additionalProperties: false },
)

const PaymentForm = Type.Object({
  qr: Qr,
  way: Type.Enum(['exact', 'short', 'more', 'twice', 'wrongCode', 'late']),
  amount: Type.String({ pattern: '^[1-9][0-9]{0,12}$' }),
  payerName: PayerName,
  delaySeconds: Type.String({ pattern: '^[0-9]{1,5}$' }),
  key: Type.String({ minLength: 8, maxLength: 64 }),
})

const TransferQuery = Type.Object({ accountNumber: Type.Optional(Type.String({ maxLength: 19 })) })

/** The bank's pages for people and its JSON calls for tests. */
export function registerBank(room: FastifyInstance, bank: Bank) {
  room.get('/bank', (request, reply) => {
    const payload = askedQr(request)
    const language = languageOf(request)
    if (!payload) return sendPage(reply, bankPage({ bank, language }))
    try {
      const code = parseVietQr(payload)
      return sendPage(reply, bankPage({ bank, language, payload, code, key: randomUUID() }))
    } catch (error) {
      if (!(error instanceof SimulatorError)) throw error
      return sendPage(reply, bankPage({ bank, language, payload, fault: error.message }), 400)
    }
  })

  room.post('/bank/payments', async (request, reply) => {
    const form = readInput(PaymentForm, request.body)
    const amount = Number(form.amount)
    const amounts = { short: Math.max(1, Math.floor(amount / 2)), more: Math.ceil(amount * 1.5) }
    const [transfer] = bank.pay({
      qr: form.qr,
      key: form.key,
      payerName: form.payerName,
      amount: form.way === 'short' || form.way === 'more' ? amounts[form.way] : amount,
      content: form.way === 'wrongCode' ? 'chuyen tien' : undefined,
      count: form.way === 'twice' ? 2 : 1,
      delaySeconds: form.way === 'late' ? Number(form.delaySeconds) : 0,
    })
    return reply.redirect(`${prefix}/bank/transfers/${transfer?.id}?lang=${languageOf(request)}`, 303)
  })

  room.get<{ Params: { id: string } }>('/bank/transfers/:id', (request, reply) => {
    const transfer = bank.find(request.params.id)
    if (!(request.headers.accept ?? '').includes('text/html')) return reply.send(transfer)
    return sendPage(reply, transferPage(bank, transfer, languageOf(request)))
  })

  room.post('/bank/transfers', async (request, reply) => {
    const transfers = bank.pay(readInput(TransferRequest, request.body))
    return reply.status(201).send({ transfer: transfers[0], transfers })
  })

  room.get('/bank/transfers', async (request) => {
    const { accountNumber } = readInput(TransferQuery, request.query)
    const all = bank.list(500)
    return {
      transfers: accountNumber === undefined ? all : all.filter((each) => each.accountNumber === accountNumber),
    }
  })
}

function askedQr(request: FastifyRequest): string | undefined {
  const { qr } = request.query as Record<string, unknown>
  return typeof qr === 'string' && qr.trim() !== '' ? qr.trim().slice(0, 600) : undefined
}
