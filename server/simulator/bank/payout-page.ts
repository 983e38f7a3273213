import { type Html, html } from '../http/html.ts'
import { fill, formatAmount, formatTime, type Language, wordsOf } from '../http/language.ts'
import { page, prefix } from '../http/page.ts'
import { CLOSED_ENDING, type Payouts } from './payouts.ts'

/** What went out by order, newest first, and how to make an order fail. */
export function payoutsPage(payouts: Payouts, language: Language): Html {
  const words = wordsOf(language).payouts
  const latest = payouts.list(30)
  return page({
    language,
    title: words.title,
    here: `${prefix}/bank/payouts`,
    script: 'live.js',
    body: html`
<h1>${words.title}</h1><p class="lead">${fill(words.lead, { ending: CLOSED_ENDING })}</p>
<section class="card"><div id="payouts" data-live>
${
  latest.length === 0
    ? html`<p class="quiet">${words.empty}</p>`
    : html`<ul class="rows">${latest.map(
        (payout) =>
          html`<li><div class="line"><b>${formatAmount(payout.amount, 'VND', language)}</b><span class="state ${payout.state === 'PAID' ? 'good' : 'bad'}">${words.states[payout.state]}</span></div><p class="text">${payout.content}</p><p class="quiet">${payout.holder} · ${payout.bankCode} ${payout.accountNumber} · ${payout.reference ?? payout.refusal} · ${formatTime(payout.at, language)}</p></li>`,
      )}</ul>`
}</div></section>
<p><a href="${prefix}/bank?lang=${language}">${words.back}</a></p>`,
  })
}
