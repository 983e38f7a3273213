import { type Html, html } from '../../http/html.ts'
import { type Language, wordsOf } from '../../http/language.ts'
import type { Wager } from '../../play/wager.ts'
import type { Card } from '../cards/deck.ts'
import { drawHand } from '../cards/routes.ts'
import { handSize } from './engine.ts'
import type { PokerPlay } from './routes.ts'
import type { HandName } from './rules.ts'

interface PokerOutcome {
  readonly dealt: readonly Card[]
  readonly held: readonly boolean[]
  readonly hand: readonly Card[]
  readonly name: HandName | null
  readonly lifted: readonly boolean[]
}

/** The cards as dealt, those held, and the hand after the draw. */
export function drawWager(wager: Wager, language: Language): Html {
  const words = wordsOf(language).games['video-poker']
  const outcome = wager.outcome as unknown as PokerOutcome | null
  if (!outcome) {
    const { cards } = wager.play as unknown as PokerPlay
    return html`<section class="card"><h2>${words.dealtTitle}</h2>${drawHand(cards.slice(0, handSize), language)}</section>`
  }
  return html`<section class="card"><h2>${words.dealtTitle}</h2>${drawHand(outcome.dealt, language, outcome.held)}<p class="quiet">${words.recallHeld}</p></section>
<section class="card"><h2>${words.drawnTitle}</h2>${drawHand(outcome.hand, language)}<p><b>${
    outcome.name ? words.hands[outcome.name] : wordsOf(language).play.noWin
  }</b></p></section>`
}
