import { type Html, html } from '../../http/html.ts'
import { type Language, wordsOf } from '../../http/language.ts'
import type { Wager } from '../../play/wager.ts'
import { cardPictures, recallHead } from '../table/recall.ts'
import type { TableContent, TableOutcome } from '../table/record.ts'
import { type DragonTigerCards, type DragonTigerPosition, winnerOf } from './rules.ts'
import type { DragonTigerShown } from './table-rules.ts'

/** What is kept with a stake: what was bet on, and the round that decided it. */
export type DragonTigerContent = TableContent<
  { readonly position: DragonTigerPosition },
  TableOutcome<DragonTigerShown, DragonTigerCards>
>

/** The round of a stake: both cards, and what was bet on. */
export function drawDragonTigerWager(wager: Wager<DragonTigerContent>, language: Language): Html {
  const words = wordsOf(language).games['dragon-tiger']
  const { position } = wager.choice.on
  const cards = wager.outcome?.drawn
  return html`<section class="card">
${recallHead(wager, words.positions[position], language)}
${
  cards &&
  html`<p><b>${words.wins[winnerOf(cards)]}</b></p>
<h3>${words.positions.dragon}</h3>${cardPictures([cards.dragon])}
<h3>${words.positions.tiger}</h3>${cardPictures([cards.tiger])}`
}
</section>`
}
