import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { html } from '../http/html.ts'
import { readInput } from '../http/input.ts'
import { formatTime, type Language, languageOf, wordsOf } from '../http/language.ts'
import { page, prefix, sendPage } from '../http/page.ts'
import type { Outbox, OutboxMessage } from './outbox.ts'

const OutboxQuery = Type.Object({
  to: Type.Optional(Type.String({ maxLength: 255 })),
  lang: Type.Optional(Type.String({ maxLength: 5 })),
})

/** What was sent, for people (`/outbox`) and for tests (`/outbox/messages`). */
export function registerOutbox(room: FastifyInstance, outbox: Outbox) {
  room.get('/outbox/messages', async (request) => {
    const { to } = readInput(OutboxQuery, request.query)
    return { messages: outbox.list(to, 200) }
  })

  room.get('/outbox', (request, reply) => {
    const { to } = readInput(OutboxQuery, request.query)
    return sendPage(reply, outboxPage(outbox.list(to, 100), to, languageOf(request)))
  })
}

function outboxPage(messages: readonly OutboxMessage[], to: string | undefined, language: Language) {
  const words = wordsOf(language).outbox
  return page({
    language,
    title: words.title,
    here: to ? `${prefix}/outbox?to=${encodeURIComponent(to)}` : `${prefix}/outbox`,
    script: 'live.js',
    body: html`
<h1>${words.title}</h1><p class="lead">${words.lead}</p>
<form class="card" method="get" action="${prefix}/outbox" role="search">
<input type="hidden" name="lang" value="${language}">
<label>${words.filter}<input type="text" name="to" value="${to}" maxlength="255" autocomplete="off"></label>
<p><button>${words.show}</button></p>
</form>
<section id="messages" data-live>${
      messages.length === 0
        ? html`<p class="card quiet">${words.empty}</p>`
        : html`<ul class="rows">${messages.map((message) => messageRow(message, language))}</ul>`
    }</section>`,
  })
}

function messageRow(message: OutboxMessage, language: Language) {
  const words = wordsOf(language).outbox
  return html`<li>
<div class="line"><b>${message.subject ?? message.to}</b><span class="state ${message.kind === 'sms' ? 'good' : 'busy'}">${words[message.kind]}</span></div>
<p class="quiet">${words.from} ${message.from} · ${words.to} ${message.to} · ${formatTime(message.sentAt, language)}</p>
${message.text && html`<p class="text">${message.text}</p>`}
${message.html && html`<iframe class="mail" sandbox srcdoc="${message.html}" title="${words.mailContent}" loading="lazy"></iframe>`}
</li>`
}
