import { type Html, html } from '../../../http/html.ts'
import { readInput } from '../../../http/input.ts'
import { fill, type Language, wordsOf } from '../../../http/language.ts'
import { presentWager } from '../../../play/present.ts'
import type { Wager } from '../../../play/wager.ts'
import type { Card } from '../../cards/deck.ts'
import { cardNames, drawHand } from '../../cards/routes.ts'
import { stakeControl } from '../../page-shell.ts'
import { checkNoneOpen, checkStake, StakeRequest } from '../../single-game.ts'
import { type OfSession, sessionAt, type TableVariant } from '../table.ts'
import { dealHands, isThreePictures, pointsOf, seats, winnerOf, winOf } from './rules.ts'

/** Three pictures in the recall and on the page. */
const threePictures = 10

/** What is kept with a round. */
interface ThreeCardsContent {
  readonly choice: { readonly variant: 'three-cards' }
  readonly play: null
  readonly outcome: {
    readonly hands: readonly (readonly Card[])[]
    readonly points: readonly number[]
    readonly winner: number
  }
}

/** Three cards for each of four seats, the highest takes the pot. */
export const threeCards: TableVariant<ThreeCardsContent> = {
  // Three of four stakes are won every fourth game, less five percent: 1/4 × (1 + 3 × 0.95).
  rtp: '96.25',

  setup: (language) => ({ cardNames: cardNames(language) }),

  stage(language) {
    const words = wordsOf(language).games['card-table']
    const seat = (index: number, name: string) =>
      html`<div class="seat${index === 0 && ' mine'}" id="seat-${index}"><p class="seat-name">${name}</p><div class="cards"></div><span class="points"></span></div>`
    return html`<section class="stage" aria-label="${words.table}"><div class="felt three"><div class="others">${[
      1, 2, 3,
    ].map((index) =>
      seat(index, Object.values(words.bots)[index - 1] ?? ''),
    )}</div><p class="pot" id="pot"></p>${seat(0, words.you)}</div></section>`
  },

  controls: (language) =>
    html`${stakeControl(language)}<button type="button" class="act" id="act" aria-keyshortcuts="Space">${wordsOf(language).games['card-table'].turnAll}</button>`,

  mount(room, parts) {
    const { wagers, uniform } = parts
    room.post<OfSession>('/games/card-table/:session/three-cards', async (request) => {
      const { key, stake } = readInput(StakeRequest, request.body)
      const session = sessionAt(parts, request.params.session, 'three-cards')
      checkStake(session, stake)
      checkNoneOpen(wagers, session, key)
      const order = { key, stake, choice: { variant: 'three-cards' }, play: null } as const
      const wager = await wagers.playAtOnce(session.id, order, () => {
        const hands = dealHands(uniform)
        const points = hands.map((hand) => (isThreePictures(hand) ? threePictures : pointsOf(hand)))
        return { outcome: { hands, points, winner: winnerOf(hands) }, win: winOf(hands, stake) }
      })
      return presentWager(wager)
    })
    return { drawWager }
  },
}

/** All four hands with their points. */
function drawWager({ outcome }: Wager<ThreeCardsContent>, language: Language): Html {
  const words = wordsOf(language).games['card-table']
  if (!outcome) return html``
  const names = [words.you, ...Object.values(words.bots)].slice(0, seats)
  return html`<section class="card">${outcome.hands.map((hand, seat) => {
    const points = outcome.points[seat] ?? 0
    const worth = points === threePictures ? words.threePictures : fill(words.points, { points })
    return html`<h2>${names[seat]} · ${worth}${seat === outcome.winner && ` · ${words.takesPot}`}</h2>${drawHand(hand, language)}`
  })}</section>`
}
