import { type Html, html } from '../../http/html.ts'
import { fill, formatAmount, type Language, wordsOf } from '../../http/language.ts'
import { prefix } from '../../http/page.ts'
import type { SimulatedGame } from '../../play/game.ts'
import type { Wager } from '../../play/wager.ts'
import { amountScale } from '../../play/wallet.ts'
import type { LineWin, SlotSpin, WayWin } from './engine.ts'
import type { SlotContent } from './pots.ts'
import { slotOf } from './slot-game.ts'
import { symbolName } from './symbol-names.ts'
import { lines, type SlotSymbol } from './symbols.ts'

interface Recall {
  readonly gameCode: string
  readonly nameOf: (symbol: SlotSymbol) => string
  readonly money: (amount: number) => string
  readonly language: Language
}

/** The reels of a round as they stood, spin by spin, with what each paid. */
export function drawSlotWager(
  { outcome, currency }: Wager<SlotContent>,
  game: SimulatedGame,
  language: Language,
): Html {
  if (!outcome) return html``
  const { theme } = slotOf(game)
  const recall: Recall = {
    gameCode: game.code,
    nameOf: (symbol) => symbolName(theme, symbol, language),
    money: (amount) => formatAmount(amount / amountScale, currency, language),
    language,
  }
  const { slot } = wordsOf(language).games
  const pot = outcome.pot
  return html`${outcome.spins.map((spin, index) => spinCard(recall, spin, index))}${
    pot !== null &&
    html`<section class="card"><h2>${slot.pots[pot.code]}</h2><p class="money">${recall.money(pot.amount)}</p></section>`
  }`
}

function isMarked(spin: SlotSpin, column: number, row: number): boolean {
  const symbol = spin.window[column]?.[row]
  if (symbol === 'scatter') return spin.scatters.count >= 3
  return spin.wins.some((win) => {
    if (column >= win.count) return false
    return 'line' in win ? lines[win.line]?.[column] === row : symbol === win.symbol || symbol === 'wild'
  })
}

function spinCard(recall: Recall, spin: SlotSpin, index: number): Html {
  const words = wordsOf(recall.language).round
  const cells = [0, 1, 2].flatMap((row) =>
    spin.window.map((reel, column) => {
      const symbol = reel[row]
      return (
        symbol &&
        html`<img src="${prefix}/games/slot/art/${recall.gameCode}/${symbol}.svg" alt="${recall.nameOf(symbol)}" width="100" height="100"${
          isMarked(spin, column, row) && html` class="won"`
        }>`
      )
    }),
  )
  const title = index === 0 ? words.paidSpin : fill(words.freeSpin, { number: index })
  return html`<section class="card">
<h2>${title}${spin.multiplier > 1 && ` · ×${spin.multiplier}`}</h2>
<div class="window">${cells}</div>
<table><tbody>
${spin.wins.map((win) => winRow(recall, win))}
${
  spin.scatters.count >= 3 &&
  html`<tr><td>${words.scatters}</td><td>${spin.scatters.count} × ${recall.nameOf('scatter')}${
    spin.scatters.freeSpinsAwarded > 0 && html`, ${fill(words.awarded, { count: spin.scatters.freeSpinsAwarded })}`
  }</td><td class="number">${recall.money(spin.scatters.amount)}</td></tr>`
}
<tr><th scope="row" colspan="2">${words.win}</th><td class="number"><b>${recall.money(spin.win)}</b></td></tr>
</tbody></table>
</section>`
}

function winRow({ nameOf, money, language }: Recall, win: LineWin | WayWin): Html {
  const words = wordsOf(language).round
  const where = 'line' in win ? fill(words.line, { line: win.line + 1 }) : fill(words.ways, { ways: win.ways })
  return html`<tr><td>${where}</td><td>${win.count} × ${nameOf(win.symbol)}</td><td class="number">${money(win.amount)}</td></tr>`
}
