import { type Html, html } from '../../../http/html.ts'
import { fill, type Language, wordsOf } from '../../../http/language.ts'
import { drawHand } from '../../cards/routes.ts'
import { winsAtOnce } from './combination.ts'
import type { TienLenContent, TienLenWager } from './play.ts'
import { handSize } from './state.ts'

/**
 * How a finished game ended: who won, what was laid last, what was left in the hands; every move below, folded. While it goes
 * on nothing is shown: cards are hidden in it.
 */
export function drawWager({ outcome }: TienLenWager, language: Language): Html {
  const words = wordsOf(language).games['card-table']
  if (!outcome) return html`<section class="card"><p>${words.stillPlayed}</p></section>`
  const { moves, hands, place } = outcome
  const names = [words.you, ...Object.values(words.bots)]
  const last = moves.findLast(({ cards }) => cards.length > 0)
  const left = hands.map((hand, seat) =>
    hand.length > 0 ? html`<h3>${names[seat]}</h3>${drawHand(hand, language)}` : html``,
  )
  const rows = moves.map(
    ({ seat, cards, isForced }) =>
      html`<tr><td>${names[seat]}${isForced === true && html`<br><small>${words.playedForYou}</small>`}</td><td>${
        cards.length === 0 ? words.passed : drawHand(cards, language)
      }</td></tr>`,
  )
  return html`<section class="card">${
    moves.length > 0 && html`<h2>${words.yourPlace}: ${words.placeNames[String(place) as '1' | '2' | '3' | '4']}</h2>`
  }
<p>${words.winner}: <b>${names[winnerOf(outcome)]}</b></p>
${last && html`<h3>${fill(words.lastLaid, { name: names[last.seat] ?? '' })}</h3>${drawHand(last.cards, language)}`}</section>
<section class="card"><h2>${words.leftOver}</h2>${left}</section>
${
  rows.length > 0 &&
  html`<details class="card"><summary>${fill(words.courseOfPlay, { count: rows.length })}</summary><table><tbody>${rows}</tbody></table></details>`
}`
}

/** The seat that was rid of its cards first, or that won with what it was dealt. */
function winnerOf({ moves, hands }: TienLenContent['outcome']): number {
  if (moves.length === 0) return hands.findIndex(winsAtOnce)
  const laid = hands.map(() => 0)
  for (const { seat, cards } of moves) {
    laid[seat] = (laid[seat] ?? 0) + cards.length
    if (laid[seat] === handSize) return seat
  }
  throw new Error('a finished game has a seat without cards')
}
