import { type Html, html } from '../http/html.ts'
import { fill, formatAmount, formatTime, type Language, wordsOf } from '../http/language.ts'
import { page, prefix } from '../http/page.ts'
import { CLOSED_ENDING, type Payouts } from './payouts.ts'

/** What went out by order, newest first, how to make an order fail, and a form that brings money back. */
export function payoutsPage(payouts: Payouts, language: Language): Html {
  const words = wordsOf(language).payouts
  const latest = payouts.list(30)
  const paid = latest.filter(({ state }) => state === 'PAID')
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
          html`<li><div class="line"><b>${formatAmount(payout.amount, 'VND', language)}</b><span class="state ${payout.state === 'PAID' ? 'good' : 'bad'}">${words.states[payout.state]}</span></div><p class="text">${payout.content}</p><p class="quiet">${payout.holder} · ${payout.bankCode} ${payout.accountNumber} · ${payout.reference ?? payout.refusal} · ${formatTime(payout.at, language)}</p>${
            payout.returnedAmount !== undefined &&
            html`<p class="quiet">${fill(words.returned, { amount: formatAmount(payout.returnedAmount, 'VND', language) })} · ${payout.returnReference}</p>`
          }</li>`,
      )}</ul>`
}</div></section>
${
  paid.length > 0 &&
  html`<form class="card" action="${prefix}/bank/payouts/returns?lang=${language}" method="post">
<h2>${words.giveBack}</h2><p class="quiet">${words.giveBackHint}</p>
<label>${words.order}<select name="orderId">${paid.map(
    ({ orderId, amount, holder, content }) =>
      html`<option value="${orderId}">${formatAmount(amount, 'VND', language)} · ${holder} · ${content}</option>`,
  )}</select></label>
<label>${words.amount}<input name="amount" inputmode="numeric" pattern="[1-9][0-9]*" required></label>
<button>${words.giveBack}</button></form>`
}
<p><a href="${prefix}/bank?lang=${language}">${words.back}</a></p>`,
  })
}
