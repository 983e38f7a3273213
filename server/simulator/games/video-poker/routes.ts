import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { serveFolder } from '../../http/assets.ts'
import { html } from '../../http/html.ts'
import { readInput } from '../../http/input.ts'
import { type Language, wordsOf } from '../../http/language.ts'
import { sendPage } from '../../http/page.ts'
import type { KindParts, RunningKind } from '../../play/kind.ts'
import { presentWager } from '../../play/present.ts'
import type { Wager } from '../../play/wager.ts'
import { abandonedHours, endAbandoned } from '../abandoned.ts'
import { cardNames, serveCards } from '../cards/routes.ts'
import { groundOf } from '../cover.ts'
import { gamePage, pageLanguage, stakeControl } from '../page-shell.ts'
import { checkNoneOpen, checkStake, StakeRequest } from '../single-game.ts'
import { cardsThatPay, dealCards, exchange, handSize, holdForAbsent, nameHand, payOf } from './engine.ts'
import { drawWager, type PokerContent } from './recall.ts'
import { findPokerVariant } from './rules.ts'

const DrawRequest = Type.Object({ held: Type.Array(Type.Boolean(), { minItems: handSize, maxItems: handSize }) })

type OfSession = { Params: { session: string } }
type OfWager = { Params: { session: string; wager: string } }

/** Mounts the page and its two presses: deal and draw. */
export function registerVideoPoker(
  room: FastifyInstance,
  { games, sessions, wagers, uniform, logger }: KindParts<PokerContent>,
): RunningKind<PokerContent> {
  serveCards(room)
  serveFolder(room, '/games/video-poker/page', new URL('./page/', import.meta.url))

  room.get<OfSession>('/games/video-poker/:session', (request, reply) => {
    const session = sessions.find(request.params.session)
    const game = games.of(session)
    const language = pageLanguage(request, session)
    const variant = findPokerVariant(game.variant)
    const setup = { variant: variant.code, pays: variant.pays, abandonedHours, cardNames: cardNames(language) }
    const ground = groundOf(game.theme)
    return sendPage(
      reply,
      gamePage({
        session,
        game,
        kind: 'video-poker',
        language,
        setup,
        ground,
        body: stage(language),
        controls: controls(language),
      }),
    )
  })

  room.post<OfSession>('/games/video-poker/:session/deals', async (request) => {
    const { key, stake } = readInput(StakeRequest, request.body)
    const session = sessions.findPlayable(request.params.session)
    checkStake(session, stake)
    checkNoneOpen(wagers, session, key)
    const choice = { variant: findPokerVariant(games.of(session).variant).code }
    const wager = await wagers.place(session.id, { key, stake, choice, play: { cards: dealCards(uniform) } })
    return presentWager(wager, showPlay(wager))
  })

  room.post<OfWager>('/games/video-poker/:session/wagers/:wager/draw', async (request) => {
    const { held } = readInput(DrawRequest, request.body)
    const wager = wagers.findOf(sessions.findPlayable(request.params.session).id, request.params.wager)
    if (wager.state !== 'OPEN') return presentWager(wager, showPlay(wager))
    return presentWager(await wagers.settle(wager.id, decide(wager, held)))
  })

  const abandoned = endAbandoned({ wagers, logger }, (wager) => {
    const held = holdForAbsent(findPokerVariant(wager.choice.variant), wager.play.cards.slice(0, handSize))
    return wagers.settle(wager.id, decide(wager, held))
  })
  return { drawWager, showPlay, ...abandoned }
}

function decide({ choice, play: { cards }, stake }: Wager<PokerContent>, held: readonly boolean[]) {
  const variant = findPokerVariant(choice.variant)
  const hand = exchange(cards, held)
  const name = nameHand(variant, hand)
  return {
    outcome: { dealt: cards.slice(0, handSize), held, hand, name: name ?? null, lifted: cardsThatPay(variant, hand) },
    win: stake * payOf(variant, name),
  }
}

/** The five cards dealt, never those behind them. */
function showPlay({ state, choice, play }: Wager<PokerContent>) {
  if (state !== 'OPEN') return null
  const cards = play.cards.slice(0, handSize)
  return { cards, name: nameHand(findPokerVariant(choice.variant), cards) ?? null }
}

function stage(language: Language) {
  const words = wordsOf(language).games['video-poker']
  const places = Array.from(
    { length: handSize },
    () =>
      html`<button type="button" class="place" aria-pressed="false"><span class="tag"><span>${words.held}</span></span></button>`,
  )
  return html`<section class="stage poker" aria-label="${words.table}"><ul class="pays" id="pays" aria-label="${words.paysTitle}"></ul><div class="hand" id="hand" role="group" aria-label="${words.hand}">${places}</div></section>`
}

function controls(language: Language) {
  return html`${stakeControl(language)}<button type="button" class="act" id="act" aria-keyshortcuts="Space">${wordsOf(language).games['video-poker'].deal}</button>`
}
