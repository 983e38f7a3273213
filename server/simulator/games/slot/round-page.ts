import { type Html, html } from '../../http/html.ts'
import { fill, formatAmount, formatTime, type Language, wordsOf } from '../../http/language.ts'
import { page, prefix } from '../../http/page.ts'
import { amountScale } from '../../hub88/wallet.ts'
import { findSlotGame } from './catalogue.ts'
import type { SlotSpin } from './engine.ts'
import type { SlotRound } from './rounds.ts'
import { symbolName } from './symbol-names.ts'
import { lines } from './symbols.ts'

/** The recall of a round: what was seen, what it paid and when. */
export function roundPage(round: SlotRound, language: Language): Html {
  const words = wordsOf(language)
  const game = findSlotGame(round.gameCode)
  const money = (amount: number) => formatAmount(amount / amountScale, round.currency, language)
  const rows: readonly (readonly [string, string | undefined])[] = [
    [words.round.game, game?.names[language]],
    [words.round.number, round.round],
    [words.round.state, words.roundStates[round.state]],
    [words.round.stake, money(round.stake)],
    [words.round.win, money(round.outcome?.totalWin ?? 0)],
    [words.round.balance, round.balance === undefined ? undefined : money(round.balance)],
    [words.round.started, formatTime(round.startedAt, language)],
    [words.round.drawn, round.drawnAt && formatTime(round.drawnAt, language)],
    [words.round.closed, round.closedAt && formatTime(round.closedAt, language)],
  ]
  return page({
    language,
    title: words.round.title,
    here: `${prefix}/hub88/rounds/${round.round}`,
    body: html`
<h1>${words.round.title}</h1>
<div class="columns">
<section class="card"><dl>${rows.map(([term, value]) => value && html`<dt>${term}</dt><dd>${value}</dd>`)}</dl></section>
<div>${(round.outcome?.spins ?? []).map((spin, index) => spinCard(round, spin, index, language, money))}
${!round.outcome && html`<section class="card"><p>${words.round.noOutcome}</p></section>`}</div>
</div>`,
  })
}

function spinCard(
  round: SlotRound,
  spin: SlotSpin,
  index: number,
  language: Language,
  money: (amount: number) => string,
): Html {
  const words = wordsOf(language)
  const theme = findSlotGame(round.gameCode)?.theme ?? 'golden_dragon'
  const won = new Set(
    spin.lineWins.flatMap((win) => (lines[win.line] ?? []).slice(0, win.count).map((row, reel) => `${reel}/${row}`)),
  )
  const cells = [0, 1, 2].flatMap((row) =>
    spin.window.map((reel, column) => {
      const symbol = reel[row]
      const isWon = won.has(`${column}/${row}`) || (symbol === 'scatter' && spin.scatters.count >= 3)
      return (
        symbol &&
        html`<img src="${prefix}/games/slot/art/${round.gameCode}/${symbol}.svg" alt="${symbolName(theme, symbol, language)}" width="100" height="100"${
          isWon && html` class="won"`
        }>`
      )
    }),
  )
  const title = index === 0 ? words.round.paidSpin : fill(words.round.freeSpin, { number: index })
  return html`<section class="card">
<h2>${title}${spin.multiplier > 1 && ` · ×${spin.multiplier}`}</h2>
<div class="window">${cells}</div>
<table><tbody>
${spin.lineWins.map(
  (win) =>
    html`<tr><td>${fill(words.round.line, { line: win.line + 1 })}</td><td>${win.count} × ${symbolName(theme, win.symbol, language)}</td><td class="number">${money(win.amount)}</td></tr>`,
)}
${
  spin.scatters.count >= 3 &&
  html`<tr><td>${words.round.scatters}</td><td>${spin.scatters.count} × ${symbolName(theme, 'scatter', language)}${
    spin.scatters.freeSpinsAwarded > 0 &&
    html`, ${fill(words.round.awarded, { count: spin.scatters.freeSpinsAwarded })}`
  }</td><td class="number">${money(spin.scatters.amount)}</td></tr>`
}
<tr><th scope="row" colspan="2">${words.round.win}</th><td class="number"><b>${money(spin.win)}</b></td></tr>
</tbody></table>
</section>`
}
