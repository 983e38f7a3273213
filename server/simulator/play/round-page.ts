import { type Html, html } from '../http/html.ts'
import { formatAmount, formatTime, type Language, wordsOf } from '../http/language.ts'
import { page, prefix } from '../http/page.ts'
import type { SimulatedGame } from './game.ts'
import type { RunningKind } from './kind.ts'
import type { Wager } from './wager.ts'
import { amountScale } from './wallet.ts'

/** The recall of a wager: when it was placed, what it cost and paid, and what was seen, drawn by its kind. */
export function roundPage(wager: Wager, game: SimulatedGame, kind: RunningKind, language: Language): Html {
  const { round: words, roundStates } = wordsOf(language)
  const money = (amount: number) => formatAmount(amount / amountScale, wager.currency, language)
  const rows: readonly (readonly [string, string | undefined])[] = [
    [words.game, game.names[language]],
    [words.number, wager.id],
    [words.state, roundStates[wager.state]],
    [words.stake, money(wager.stake)],
    [words.win, wager.decidedAt && money(wager.win)],
    [words.balance, wager.balance === undefined ? undefined : money(wager.balance)],
    [words.started, formatTime(wager.placedAt, language)],
    [words.drawn, wager.decidedAt && formatTime(wager.decidedAt, language)],
    [words.closed, wager.closedAt && formatTime(wager.closedAt, language)],
  ]
  const isUnplayed = wager.state === 'REFUSED' || wager.state === 'ROLLED_BACK' || wager.state === 'ROLLING_BACK'
  return page({
    language,
    title: words.title,
    here: `${prefix}/rounds/${wager.id}`,
    isBare: true,
    body: html`
<h1>${words.title}</h1>
<div class="columns">
<div>${isUnplayed && html`<section class="card"><p>${words.noOutcome}</p></section>`}${
      wager.state !== 'BETTING' && wager.state !== 'REFUSED' && kind.drawWager(wager, language)
    }</div>
<section class="card"><dl>${rows.map(([term, value]) => value && html`<dt>${term}</dt><dd>${value}</dd>`)}</dl></section>
</div>`,
  })
}
