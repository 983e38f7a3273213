import { type Html, html } from '../../http/html.ts'
import { formatFigure, type Language, wordsOf } from '../../http/language.ts'
import { type Multiple, percent } from './payout.ts'

/** Clock, phase and round number above what a table shows, and what a kind adds between. */
export function tableHead(more?: Html): Html {
  return html`<div class="felt-head"><div class="countdown" id="clock" role="timer" hidden></div><p id="phase"></p>${more}<p id="number"></p></div>`
}

/** One place for chips; `side` names its colour. */
export function place(position: string, label: string, pays: string, side: string): Html {
  return html`<button type="button" class="place ${side}" data-position="${position}" disabled>${label}<small>${pays}</small></button>`
}

/** The chips and the buttons that place them. */
export function chipRack(language: Language): Html {
  const { tables: words } = wordsOf(language)
  return html`<div class="rack">
<div id="chips" role="radiogroup" aria-label="${words.chips}"></div>
<div class="presses">
<button type="button" class="choice-button" id="clear" disabled>${words.clear}</button>
<button type="button" class="choice-button" id="again" disabled>${words.again}</button>
<button type="button" class="act" id="confirm" disabled>${words.confirm}<span id="confirm-amount"></span></button>
</div>
</div>`
}

/** What a multiple pays beside the stake, as in `0.95:1`. */
export function paysText([numerator, denominator]: Multiple, language: Language): string {
  const profit = (numerator - denominator) / denominator
  return `${formatFigure(String(Math.round(profit * 100) / 100), language)}:1`
}

/** A row of the rules: what a position pays and returns. */
export interface RulesRow {
  readonly position: string
  readonly label: string
  readonly pays: string
  readonly returns: string
}

/** A row of the rules from the exact figures. */
export function rulesRow(language: Language, position: string, label: string, pays: Multiple, share: number): RulesRow {
  return { position, label, pays: paysText(pays, language), returns: `${formatFigure(percent(share), language)}%` }
}
