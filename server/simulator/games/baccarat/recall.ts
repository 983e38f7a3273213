import { type Html, html } from '../../http/html.ts'
import { fill, type Language, wordsOf } from '../../http/language.ts'
import type { Wager } from '../../play/wager.ts'
import { cardPictures, recallHead } from '../table/recall.ts'
import type { TableContent, TableOutcome } from '../table/record.ts'
import { type BaccaratHands, type BaccaratPosition, pointsOf, winnerOf } from './rules.ts'
import type { BaccaratShown } from './table-rules.ts'

/** What is kept with a stake: what was bet on, and the round that decided it. */
export type BaccaratContent = TableContent<
  { readonly position: BaccaratPosition },
  TableOutcome<BaccaratShown, BaccaratHands>
>

/** The round of a stake: both hands as they were dealt, and what was bet on. */
export function drawBaccaratWager(wager: Wager<BaccaratContent>, language: Language): Html {
  const { baccarat: words } = wordsOf(language).games
  const { position } = wager.choice.on
  const hands = wager.outcome?.drawn
  const hand = (side: 'player' | 'banker', cards: BaccaratHands['player']) => html`<section>
<h3>${fill(words.pointsOf, { side: words.positions[side], points: pointsOf(cards) })}</h3>${cardPictures(cards)}</section>`
  return html`<section class="card">
${recallHead(wager, words.positions[position], language)}
${
  hands &&
  html`<p><b>${fill(words.wins[winnerOf(hands)], { player: pointsOf(hands.player), banker: pointsOf(hands.banker) })}</b></p>
${hand('player', hands.player)}${hand('banker', hands.banker)}`
}
</section>`
}
