import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { findSimulatedGame } from '../catalogue/catalogue.ts'
import { SimulatorError } from '../http/errors.ts'
import { html } from '../http/html.ts'
import { readInput } from '../http/input.ts'
import { fill, formatTime, type Language, languageOf, wordsOf } from '../http/language.ts'
import { page, prefix, sendPage } from '../http/page.ts'
import type { RunningWagers } from '../play/wagers.ts'
import { type Faults, faultCalls, faultKinds, faultVendors } from './faults.ts'

const FaultRequest = Type.Object(
  {
    vendor: Type.Enum([...faultVendors]),
    fault: Type.Enum([...faultKinds, 'none']),
    call: Type.Optional(Type.Enum([...faultCalls])),
    times: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    delayMilliseconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
  },
  { additionalProperties: false },
)

const FaultForm = Type.Object({
  vendor: Type.Enum([...faultVendors]),
  fault: Type.Enum([...faultKinds, 'none']),
  call: Type.Enum([...faultCalls]),
  times: Type.String({ pattern: '^[1-9][0-9]?$' }),
})

/** Planning of faults: a page for operators, JSON for tests. */
export function registerFaults(room: FastifyInstance, faults: Faults, wagers: RunningWagers) {
  function plan(asked: Static<typeof FaultRequest>) {
    if (asked.vendor !== 'hub88' && asked.vendor !== 'gcp' && asked.fault === 'out-of-order') {
      throw new SimulatorError(400, 'INVALID_INPUT', 'fault: nothing but a rollback could overtake its bet')
    }
    const { fault, call = 'any', times = 1, delayMilliseconds = 4000 } = asked
    faults.plan(asked.vendor, fault === 'none' ? 'none' : { fault, call, times, delayMilliseconds })
  }

  room.get('/faults', (request, reply) => {
    if (!(request.headers.accept ?? '').includes('text/html')) return reply.send({ faults: faults.waiting() })
    return sendPage(reply, faultsPage(faults, wagers, languageOf(request)))
  })

  room.post('/faults', async (request, reply) => {
    if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
      const form = readInput(FaultForm, request.body)
      plan({ ...form, times: Number(form.times) })
      return reply.redirect(`${prefix}/faults?lang=${languageOf(request)}`, 303)
    }
    plan(readInput(FaultRequest, request.body))
    return { faults: faults.waiting() }
  })
}

function faultsPage(faults: Faults, wagers: RunningWagers, language: Language) {
  const words = wordsOf(language).faults
  const roundStates = wordsOf(language).roundStates
  const select = (name: string, label: string, names: Record<string, string>) =>
    html`<label class="field">${label}<select name="${name}">${Object.entries(names).map(
      ([value, text]) => html`<option value="${value}">${text}</option>`,
    )}</select></label>`
  const waiting = faults.waiting()
  const open = wagers.open().slice(-50)
  return page({
    language,
    title: words.title,
    here: `${prefix}/faults`,
    script: 'live.js',
    body: html`
<h1>${words.title}</h1><p class="lead">${words.lead}</p>
<div class="columns">
<form class="card" method="post" action="${prefix}/faults?lang=${language}">
${select('vendor', words.vendor, words.vendors)}${select('fault', words.fault, words.kinds)}${select('call', words.call, words.calls)}
<label class="field">${words.times}<input type="number" name="times" value="1" min="1" max="99" step="1" required inputmode="numeric"></label>
<button class="wide">${words.plan}</button>
</form>
<div id="state" data-live>
<section class="card"><h2>${words.waiting}</h2>${
      waiting.length === 0
        ? html`<p class="quiet">${words.nothing}</p>`
        : html`<ul class="rows">${waiting.map(
            (fault) =>
              html`<li class="line"><b>${words.kinds[fault.fault]}</b><span>${words.vendors[fault.vendor]} · ${words.calls[fault.call]}</span><span class="state busy">${fill(words.left, { times: fault.times })}</span></li>`,
          )}</ul>`
    }</section>
<section class="card"><h2>${words.open}</h2>${
      open.length === 0
        ? html`<p class="quiet">${words.noOpen}</p>`
        : html`<ul class="rows">${open.map(
            (wager) =>
              html`<li class="line"><a href="${prefix}/rounds/${wager.id}?lang=${language}">${findSimulatedGame(wager.gameCode)?.names[language] ?? wager.gameCode}</a><span class="quiet">${formatTime(wager.placedAt, language)}</span><span class="state busy">${roundStates[wager.state]}</span></li>`,
          )}</ul>`
    }</section>
</div>
</div>`,
  })
}
