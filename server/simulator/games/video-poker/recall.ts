import { type Html, html } from '../../http/html.ts'
import { type Language, wordsOf } from '../../http/language.ts'
import type { Wager } from '../../play/wager.ts'
import type { Card } from '../cards/deck.ts'
import { drawHand } from '../cards/routes.ts'
import { handSize } from './engine.ts'
import type { HandName, PokerVariant } from './rules.ts'

interface PokerOutcome {
  readonly dealt: readonly Card[]
  readonly held: readonly boolean[]
  readonly hand: readonly Card[]
  readonly name: HandName | null
  readonly lifted: readonly boolean[]
}

/** What is kept with a hand. */
export interface PokerContent {
  readonly choice: { readonly variant: PokerVariant['code'] }
  /** The five cards shown and the five behind them. */
  readonly play: { readonly cards: readonly Card[] }
  readonly outcome: PokerOutcome
}

/** The cards as dealt, those held, and the hand after the draw. */
export function drawWager({ play, outcome }: Wager<PokerContent>, language: Language): Html {
  const words = wordsOf(language).games['video-poker']
  if (!outcome) {
    return html`<section class="card"><h2>${words.dealtTitle}</h2>${drawHand(play.cards.slice(0, handSize), language)}</section>`
  }
  return html`<section class="card"><h2>${words.dealtTitle}</h2>${drawHand(outcome.dealt, language, outcome.held)}<p class="quiet">${words.recallHeld}</p></section>
<section class="card"><h2>${words.drawnTitle}</h2>${drawHand(outcome.hand, language)}<p><b>${
    outcome.name ? words.hands[outcome.name] : wordsOf(language).play.noWin
  }</b></p></section>`
}
