import { type Html, html } from '../../http/html.ts'
import { fill, type Language, wordsOf } from '../../http/language.ts'
import { prefix } from '../../http/page.ts'
import type { Wager } from '../../play/wager.ts'
import type { Card } from './cards.ts'
import type { TableContent } from './record.ts'

/** Pictures of cards as they lay on the table. */
export function cardPictures(cards: readonly Card[]): Html {
  return html`<p class="hand">${cards.map(
    (card) => html`<img src="${prefix}/games/table/cards/${card}.svg" alt="${card}" width="80" height="112">`,
  )}</p>`
}

/** Round number, what was bet on, and why there is no result where there is none. */
export function recallHead(wager: Wager<TableContent>, betOn: string, language: Language): Html {
  const { tables: words } = wordsOf(language)
  const { number } = wager.choice
  const reasons: Readonly<Record<string, string>> = { TOO_LATE: words.tooLate, RESTARTED: words.restarted }
  const reason = reasons[wager.refusal ?? ''] ?? (wager.outcome === null ? words.notDecided : undefined)
  return html`<h2>${fill(words.round, { number })}</h2>
<p>${words.betOn}: <b>${betOn}</b></p>
${reason !== undefined && html`<p>${reason}</p>`}`
}
