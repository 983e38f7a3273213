import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { SimulatorError } from '../http/errors.ts'
import { html } from '../http/html.ts'
import { readInput } from '../http/input.ts'
import { formatAmount, type Language, languageOf, wordsOf } from '../http/language.ts'
import { page, prefix, sendPage } from '../http/page.ts'
import type { Payment, PaymentOrder } from './payment.ts'
import type { Psp } from './psp.ts'
import { registerPspReport } from './report-routes.ts'
import { isSigned } from './signature.ts'

const Order = Type.Object({
  order: Type.String({ minLength: 4, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' }),
  account: Type.String({ minLength: 1, maxLength: 40 }),
  amount: Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,4})?$' }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  returnUrl: Type.String({ maxLength: 300, pattern: '^https?://' }),
})
const SignedLink = Type.Object({ ...Order.properties, signature: Type.String({ maxLength: 64 }) })
const PaymentForm = Type.Object({
  link: Type.String({ minLength: 1, maxLength: 1200 }),
  way: Type.Enum(['pay', 'fail', 'silent', 'leave']),
})

/** The payment service's own page, and its answers to the shop's questions. */
export function registerPsp(room: FastifyInstance, psp: Psp, secret: string) {
  registerPspReport(room, psp, secret)
  room.get('/psp/pay', (request, reply) => {
    const link = request.url.slice(request.url.indexOf('?') + 1)
    const order = readLink(link, secret)
    const language = languageOf(request)
    return sendPage(reply, paymentPage(order, link, psp.find(order.order), language))
  })

  room.post('/psp/payments', async (request, reply) => {
    const { link, way } = readInput(PaymentForm, request.body)
    const { returnUrl, ...order } = readLink(link, secret)
    if (way !== 'leave') psp.finish(order, way === 'fail' ? 'FAILED' : 'PAID', way !== 'silent')
    return reply.redirect(returnUrl, 303)
  })

  room.get<{ Params: { order: string } }>('/psp/orders/:order', (request, reply) => {
    const { order } = request.params
    const moment = String(request.headers['psp-timestamp'] ?? '')
    if (!isSigned(secret, moment, order, String(request.headers['psp-signature'] ?? '')))
      throw new SimulatorError(401, 'SIGNATURE_INVALID', 'psp-signature: it is not over the moment and the order')
    const found = psp.find(order)
    if (found === undefined) throw new SimulatorError(404, 'ORDER_UNKNOWN', 'order: nobody has paid it')
    const { isReported: _isReported, attempts: _attempts, ...known } = found
    return reply.send(known)
  })
}

/** What the shop asked for, when its signature over the link is good. `lang` is the page's own and not signed. */
function readLink(link: string, secret: string): PaymentOrder & { returnUrl: string } {
  const query = new URLSearchParams(link)
  query.delete('lang')
  const { signature, ...order } = readInput(SignedLink, Object.fromEntries(query))
  query.delete('signature')
  if (!isSigned(secret, 'pay', query.toString(), signature))
    throw new SimulatorError(403, 'SIGNATURE_INVALID', 'signature: the link was altered')
  return order
}

function paymentPage(order: PaymentOrder, link: string, known: Payment | undefined, language: Language) {
  const words = wordsOf(language).psp
  const signed = new URLSearchParams(link)
  signed.delete('lang')
  const here = `${prefix}/psp/pay?${signed}`
  const returnUrl = signed.get('returnUrl') ?? ''
  return page({
    language,
    title: words.title,
    here,
    body: html`
<h1>${words.title}</h1><p class="lead">${words.lead}</p>
<section class="card"><h2>${words.order}</h2>
<p class="money">${formatAmount(Number(order.amount), order.currency, language)}</p>
<dl><dt>${words.code}</dt><dd>${order.order}</dd><dt>${words.shop}</dt><dd>${order.account}</dd></dl>
${
  known
    ? html`<p role="status">${known.state === 'PAID' ? words.paid : words.failed}</p><p><a href="${returnUrl}">${words.back}</a></p>`
    : html`<form action="${prefix}/psp/payments?lang=${language}" method="post">
<input type="hidden" name="link" value="${signed.toString()}">
<fieldset><legend>${words.how}</legend>${Object.entries(words.ways).map(
        ([way, [name, hint]], index) =>
          html`<label class="choice"><input type="radio" name="way" value="${way}"${index === 0 && html` checked`}><span><b>${name}</b><small>${hint}</small></span></label>`,
      )}</fieldset>
<button class="wide">${words.go}</button></form>`
}
</section>`,
  })
}
