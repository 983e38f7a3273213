import type { FastifyInstance } from 'fastify'
import { serveFolder } from '../../http/assets.ts'
import { SimulatorError } from '../../http/errors.ts'
import { type Html, html } from '../../http/html.ts'
import { fill, type Language, wordsOf } from '../../http/language.ts'
import { prefix } from '../../http/page.ts'
import { type Card, packSize, rankOf, ranks, suitOf, suits } from './deck.ts'
import { drawCard, drawCardBack } from './draw-card.ts'

const served = new WeakSet<FastifyInstance>()

/** Serves the pictures of the cards and the scripts that show them. Several kinds of game ask for it; the first one gets it done. */
export function serveCards(room: FastifyInstance) {
  if (served.has(room)) return
  served.add(room)
  serveFolder(room, '/games/cards/page', new URL('./page/', import.meta.url))
  const pictures = new Map(Array.from({ length: packSize }, (_, card) => [`${card}.svg`, drawCard(card)]))
  pictures.set('back.svg', drawCardBack())
  room.get<{ Params: { picture: string } }>('/games/cards/art/:picture', (request, reply) => {
    const picture = pictures.get(request.params.picture)
    if (picture === undefined) throw new SimulatorError(404, 'NOT_FOUND', 'no such card')
    return reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=86400').send(picture)
  })
}

/** What a card is called, as in `Q cơ`. */
export function cardName(card: Card, language: Language): string {
  const words = wordsOf(language).games.cards
  const suit = suits[suitOf(card)] ?? 'spades'
  return fill(words.name, { rank: ranks[rankOf(card)] ?? '', suit: words.suits[suit] })
}

/** The names of all cards in the order of the pack, for a page's script. */
export function cardNames(language: Language): string[] {
  return Array.from({ length: packSize }, (_, card) => cardName(card, language))
}

/** Cards in the recall of a game; those not `lifted` are paler. */
export function drawHand(cards: readonly Card[], language: Language, lifted?: readonly boolean[]): Html {
  return html`<p class="hand">${cards.map(
    (card, place) =>
      html`<img src="${prefix}/games/cards/art/${card}.svg" width="60" height="84" alt="${cardName(card, language)}"${
        lifted?.[place] === false && html` style="opacity:.45"`
      }>`,
  )}</p>`
}
