import { type Html, html, jsonForScript } from '../http/html.ts'
import { fill, type Language, wordsOf } from '../http/language.ts'
import { page, prefix } from '../http/page.ts'
import type { IdentityPerson } from './issuer.ts'

/** Who opened the popup and how to answer. */
export interface Opener {
  readonly origin: string
  readonly state: string
  readonly language: Language
}

/** What a person may be told instead of an ID token; the names are Firebase's. */
export const faults = [
  'quota-exceeded',
  'operation-not-allowed',
  'captcha-check-failed',
  'too-many-requests',
  'code-expired',
  'internal-error',
] as const

const hidden = ({ origin, state, language }: Opener) =>
  html`<input type="hidden" name="origin" value="${origin}"><input type="hidden" name="state" value="${state}"><input type="hidden" name="lang" value="${language}">`

/** A page of the popup; no addresses lead out of it but its own. */
function popup(opener: Opener, title: string, body: Html): Html {
  return page({ language: opener.language, title, here: `${prefix}/identity`, body })
}

/** Choose a demo person of a house. */
export function peoplePage(opener: Opener, house: string, people: readonly IdentityPerson[]): Html {
  const words = wordsOf(opener.language).identity
  return popup(
    opener,
    fill(words.title, { house }),
    html`<h1>${fill(words.title, { house })}</h1><p class="lead">${words.lead}</p>
<ul class="rows">${people.map(
      (person) => html`<li><form method="post" action="${prefix}/identity/person">${hidden(opener)}
<input type="hidden" name="uid" value="${person.uid}">
<div class="line"><div><b>${person.name}</b><p class="quiet">${person.email}</p></div><button>${words.goOn}</button></div></form></li>`,
    )}</ul>${faultForm(opener)}`,
  )
}

/** Type a number; the code comes to the outbox. */
export function phonePage(opener: Opener, phone: string, fault?: string): Html {
  const words = wordsOf(opener.language).identity
  return popup(
    opener,
    words.phoneTitle,
    html`<h1>${words.phoneTitle}</h1><p class="lead">${words.phoneLead}</p>
<form class="card" method="post" action="${prefix}/identity/phone">${hidden(opener)}${faultLine(opener, fault)}
<label>${words.phone}<input type="tel" name="phone" value="${phone}" maxlength="20" autocomplete="tel"></label>
<p><button>${words.send}</button></p></form>${faultForm(opener)}`,
  )
}

export function codePage(opener: Opener, id: string, phone: string, fault?: string): Html {
  const words = wordsOf(opener.language).identity
  return popup(
    opener,
    words.codeTitle,
    html`<h1>${words.codeTitle}</h1><p class="lead">${fill(words.codeLead, { phone })} <a href="${prefix}/outbox?to=${encodeURIComponent(phone)}&lang=${opener.language}" target="_blank" rel="noopener">${words.outbox}</a></p>
<form class="card" method="post" action="${prefix}/identity/code">${hidden(opener)}${faultLine(opener, fault)}
<input type="hidden" name="id" value="${id}">
<label>${words.code}<input type="text" name="code" inputmode="numeric" maxlength="6" autocomplete="one-time-code"></label>
<p><button>${words.goOn}</button></p></form>`,
  )
}

/** Hands the answer to the page that opened the popup, at its exact origin and nowhere else, and closes. */
export function answerPage(opener: Opener, answer: { idToken: string } | { error: string }): Html {
  const words = wordsOf(opener.language).identity
  const message = { target: opener.origin, message: { kind: 'identity', state: opener.state, ...answer } }
  return page({
    language: opener.language,
    title: words.done,
    here: `${prefix}/identity`,
    script: 'identity.js',
    body: html`<h1>${words.done}</h1><p class="lead">${words.doneLead}</p>
<script type="application/json" id="answer">${jsonForScript(message)}</script>`,
  })
}

function faultLine(opener: Opener, fault: string | undefined): Html | undefined {
  if (fault === undefined) return undefined
  const words: Record<string, string> = wordsOf(opener.language).identity.faults
  return html`<p role="alert" class="state bad">${words[fault] ?? fault}</p>`
}

/** What can go wrong at the other house, on demand. */
function faultForm(opener: Opener): Html {
  const words = wordsOf(opener.language).identity
  const names: Record<string, string> = words.faults
  return html`<form class="card" method="post" action="${prefix}/identity/fault">${hidden(opener)}
<label>${words.fault}<select name="fault">${faults.map((name) => html`<option value="${name}">${names[name]}</option>`)}</select></label>
<p><button class="second">${words.answerFault}</button></p></form>`
}
