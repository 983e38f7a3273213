import { type Html, html } from '../../http/html.ts'
import { fill, formatFigure, type Language, wordsOf } from '../../http/language.ts'
import { prefix } from '../../http/page.ts'
import type { Wager } from '../../play/wager.ts'
import { recallHead } from '../table/recall.ts'
import type { TableContent, TableOutcome } from '../table/record.ts'
import type { Fight, Fixture } from './fight.ts'
import type { CockfightChoice } from './table-rules.ts'

/** What is kept with a stake: what was bet on, and the round that decided it. */
export type CockfightContent = TableContent<CockfightChoice, TableOutcome<Fixture, Fight>>

/** The match of a stake: who met whom, the odds taken, and every exchange as it was shown. */
export function drawCockfightWager(wager: Wager<CockfightContent>, language: Language): Html {
  const { cockfight: words } = wordsOf(language).games
  const { position, odds } = wager.choice.on
  const malay = (hundredths: number) => formatFigure((hundredths / 100).toFixed(2), language).replace('-', '−')
  const taken = position === 'meron' || position === 'wala' ? ` @ ${malay(odds[position])}` : ''
  const outcome = wager.outcome
  return html`<section class="card">
${recallHead(wager, `${words.positions[position]}${taken}`, language)}
${outcome !== null && matchOf(outcome, language)}
</section>`
}

function matchOf({ shown, drawn }: TableOutcome<Fixture, Fight>, language: Language): Html {
  const { cockfight: words } = wordsOf(language).games
  const name = drawn.result === 'meron' || drawn.result === 'wala' ? shown[drawn.result].name : ''
  const side = (code: 'meron' | 'wala') => {
    const weight = fill(words.weight, { kilograms: formatFigure((shown[code].weight / 1000).toFixed(2), language) })
    return html`<td><img src="${prefix}/games/cockfight/art/${code}.svg" alt="" width="80" height="80"><br>
<b>${shown[code].name}</b><br>${shown[code].owner} · ${weight}</td>`
  }
  return html`<p><b>${fill(words.wins[drawn.result], { name })}</b></p>
<table><thead><tr><th></th><th scope="col">${words.positions.meron}</th><th scope="col">${words.positions.wala}</th></tr></thead>
<tbody><tr><td></td>${side('meron')}${side('wala')}</tr>
${drawn.exchanges.map(
  (exchange, index) =>
    html`<tr><th scope="row">${fill(words.clash, { number: index + 1 })}</th><td class="number">${exchange.meron}%</td><td class="number">${exchange.wala}%</td></tr>`,
)}</tbody></table>`
}
