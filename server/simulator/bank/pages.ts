import { type Html, html } from '../http/html.ts'
import { fill, formatAmount, formatTime, type Language, wordsOf } from '../http/language.ts'
import { page, prefix } from '../http/page.ts'
import type { Bank } from './bank.ts'
import { bankNames } from './banks.ts'
import type { BankTransfer, DeliveryState } from './transfer.ts'
import type { VietQr } from './viet-qr.ts'

interface BankPageParts {
  readonly bank: Bank
  readonly language: Language
  readonly payload?: string
  readonly code?: VietQr
  readonly fault?: string
  /** Makes a form that is sent twice one payment. */
  readonly key?: string
}

const tones: Record<DeliveryState, string> = {
  SCHEDULED: 'busy',
  DELIVERING: 'busy',
  DELIVERED: 'good',
  GIVEN_UP: 'bad',
  NOT_WATCHED: '',
}

/** The start of a payment: a code to paste, then what it asks for and the ways to pay it. */
export function bankPage({ bank, language, payload, code, fault, key }: BankPageParts): Html {
  const words = wordsOf(language).bank
  const latest = bank.list(12)
  return page({
    language,
    title: words.title,
    here: payload ? `${prefix}/bank?qr=${encodeURIComponent(payload)}` : `${prefix}/bank`,
    script: 'live.js',
    body: html`
<h1>${words.title}</h1><p class="lead">${words.lead} <a href="${prefix}/bank/payouts?lang=${language}">${wordsOf(language).payouts.title}</a></p>
<div class="columns">
<div>
${fault && html`<section class="card error" role="alert"><h2>${words.badQr}</h2><p>${fault}</p></section>`}
${code && payload && key ? paymentForm(bank, code, payload, key, language) : ''}
<form class="card" action="${prefix}/bank" method="get">
<input type="hidden" name="lang" value="${language}">
<label>${words.paste}<textarea name="qr" required maxlength="512" spellcheck="false">${fault ? payload : ''}</textarea></label>
<p><button>${words.read}</button></p>
</form>
</div>
<section class="card"><h2>${words.latest}</h2><div id="transfers" data-live>
${
  latest.length === 0
    ? html`<p class="quiet">${words.empty}</p>`
    : html`<ul class="rows">${latest.map(
        (transfer) =>
          html`<li><div class="line"><a href="${prefix}/bank/transfers/${transfer.id}?lang=${language}">${formatAmount(transfer.amount, 'VND', language)}</a>${stateBadge(transfer, language)}</div><p class="text">${transfer.content}</p><p class="quiet">${transfer.payerName} → ${transfer.accountNumber} · ${formatTime(transfer.arrivesAt, language)}</p></li>`,
      )}</ul>`
}</div></section>
</div>`,
  })
}

function paymentForm(bank: Bank, code: VietQr, payload: string, key: string, language: Language): Html {
  const words = wordsOf(language).bank
  const account = bank.accountOf(code)
  const ways = Object.entries(words.ways)
  return html`<form class="card" action="${prefix}/bank/payments?lang=${language}" method="post">
<h2>${words.payee}</h2>
<p class="money">${code.amount === undefined ? words.noAmount : formatAmount(code.amount, 'VND', language)}</p>
<dl><dt>${words.payee}</dt><dd>${account?.accountName ?? words.unknownName}</dd>
<dt>${words.bank}</dt><dd>${bankNames[code.bankBin] ?? account?.bankName ?? code.bankBin}</dd>
<dt>${code.isCard ? words.card : words.account}</dt><dd>${code.accountNumber}</dd>
<dt>${words.purpose}</dt><dd>${code.purpose ?? '—'}</dd></dl>
<input type="hidden" name="qr" value="${payload}"><input type="hidden" name="key" value="${key}">
<label class="field">${words.payer}<input type="text" name="payerName" value="NGUYEN VAN AN" required maxlength="70" pattern="[A-Za-z .]+" autocomplete="name"></label>
${
  code.amount === undefined
    ? html`<label class="field">${words.yourAmount}<input type="number" name="amount" value="200000" min="1" max="9999999999999" step="1" required inputmode="numeric"></label>`
    : html`<input type="hidden" name="amount" value="${code.amount}">`
}
<fieldset><legend>${words.how}</legend>${ways.map(
    ([way, [name, hint]], index) =>
      html`<label class="choice"><input type="radio" name="way" value="${way}"${index === 0 && html` checked`}><span><b>${name}</b><small>${hint}</small></span></label>`,
  )}</fieldset>
<label class="field">${words.delay}<input type="number" name="delaySeconds" value="30" min="0" max="86400" step="1" required inputmode="numeric"></label>
<button class="wide">${words.pay}</button>
</form>`
}

function stateBadge(transfer: BankTransfer, language: Language): Html {
  return html`<span class="state ${tones[transfer.state]}">${wordsOf(language).bank.states[transfer.state]}</span>`
}

/** One transfer with the live state of its report to the platform. */
export function transferPage(bank: Bank, transfer: BankTransfer, language: Language): Html {
  const words = wordsOf(language).bank
  return page({
    language,
    title: words.transfer,
    here: `${prefix}/bank/transfers/${transfer.id}`,
    script: 'live.js',
    body: html`
<h1>${words.transfer}</h1>
<div class="columns">
<section class="card"><p class="money">${formatAmount(transfer.amount, 'VND', language)}</p>
<dl><dt>${words.payee}</dt><dd>${bank.accountOf(transfer)?.accountName ?? words.unknownName}</dd>
<dt>${words.bank}</dt><dd>${bankNames[transfer.bankBin] ?? transfer.bankBin}</dd>
<dt>${words.account}</dt><dd>${transfer.accountNumber}</dd>
<dt>${words.purpose}</dt><dd>${transfer.content || '—'}</dd>
<dt>${words.payer}</dt><dd>${transfer.payerName}</dd>
<dt>${words.reference}</dt><dd>${transfer.reference}</dd>
<dt>${words.time}</dt><dd>${formatTime(transfer.arrivesAt, language)}</dd></dl>
<p><a href="${prefix}/bank?lang=${language}">${words.again}</a></p></section>
<section class="card" aria-live="polite"><div id="delivery" data-live>
<div class="line"><h2>${words.delivery}</h2>${stateBadge(transfer, language)}</div>
<h3>${words.attempts}</h3>
${transfer.attempts.length === 0 && html`<p class="quiet">${words.noAttempt}</p>`}
<ol class="rows">${transfer.attempts.map(
      (attempt, index) =>
        html`<li class="line"><span>${fill(words.attempt, { number: index + 1 })}</span><span class="quiet">${formatTime(attempt.at, language)}</span><b>${attempt.result}</b></li>`,
    )}</ol>
${transfer.nextAttemptAt && html`<p>${fill(words.next, { time: formatTime(transfer.nextAttemptAt, language) })}</p>`}
</div></section>
</div>`,
  })
}
