import { Type } from 'typebox'
import { type Html, html } from '../../../http/html.ts'
import { readInput } from '../../../http/input.ts'
import { fill, type Language, wordsOf } from '../../../http/language.ts'
import { presentWager } from '../../../play/present.ts'
import type { Wager, Wagers } from '../../../play/wager.ts'
import type { Uniform } from '../../../random/uniform.ts'
import { abandonedHours, endAbandoned } from '../../abandoned.ts'
import type { Card } from '../../cards/deck.ts'
import { cardNames, drawHand } from '../../cards/routes.ts'
import { stakeControl } from '../../page-shell.ts'
import { checkNoneOpen, checkStake, StakeRequest } from '../../single-game.ts'
import { type OfSession, type OfWager, sessionAt, type TableVariant } from '../table.ts'
import {
  type BlackjackResult,
  drawCard,
  isBlackjack,
  isFinished,
  playDealer,
  resultOf,
  resultPays,
  totalOf,
} from './rules.ts'

/** How many cards the player saw when he asked for one more: an answer that was lost is given again, no further card. */
const HitRequest = Type.Object({ seen: Type.Integer({ minimum: 2, maximum: 5 }) })

interface BlackjackHands {
  readonly player: readonly Card[]
  readonly dealer: readonly Card[]
}

/** What is kept with a hand. */
interface BlackjackContent {
  readonly choice: { readonly variant: 'blackjack' }
  readonly play: BlackjackHands
  readonly outcome: BlackjackHands & {
    readonly playerTotal: number
    readonly dealerTotal: number
    readonly result: BlackjackResult
  }
}

type BlackjackWager = Wager<BlackjackContent>

/** Draw or stand against the dealer; five cards win at once. */
export const blackjack: TableVariant<BlackjackContent> = {
  // The best way to draw and stand, computed exactly in optimal-return.ts; a test compares.
  rtp: '99.43',

  setup: (language) => ({ cardNames: cardNames(language), abandonedHours }),

  stage(language) {
    const words = wordsOf(language).games['card-table']
    const row = (who: 'dealer' | 'player', name: string) =>
      html`<div class="hand-row"><p class="seat-name">${name} <span class="points" id="${who}-total"></span></p><div class="cards" id="${who}-cards"></div></div>`
    return html`<section class="stage" aria-label="${words.table}"><div class="felt twentyone">${row('dealer', words.dealer)}<p class="motto">${words.blackjackMotto}</p>${row('player', words.you)}</div></section>`
  },

  controls(language) {
    const words = wordsOf(language).games['card-table']
    return html`${stakeControl(language)}<div class="buttons"><button type="button" class="act quiet" id="stand" hidden>${words.stand}</button><button type="button" class="act" id="act" aria-keyshortcuts="Space">${words.hit}</button></div>`
  },

  mount(room, parts) {
    const { wagers, uniform, logger } = parts
    room.post<OfSession>('/games/card-table/:session/blackjack', async (request) => {
      const { key, stake } = readInput(StakeRequest, request.body)
      const session = sessionAt(parts, request.params.session, 'blackjack')
      checkStake(session, stake)
      checkNoneOpen(wagers, session, key)
      const draw = () => drawCard(uniform)
      const play = { player: [draw(), draw()], dealer: [draw(), draw()] }
      const wager = await wagers.place(session.id, { key, stake, choice: { variant: 'blackjack' }, play })
      // Two cards that win or push at once leave nothing to choose; so does the dealer's blackjack.
      const isDecided = isBlackjack(play.player) || isBlackjack(play.dealer)
      return show(isDecided ? await finish(wagers, wager, uniform) : wager)
    })

    room.post<OfWager>('/games/card-table/:session/wagers/:wager/hit', async (request) => {
      const { seen } = readInput(HitRequest, request.body)
      const session = sessionAt(parts, request.params.session, 'blackjack')
      const wager = wagers.findOf(session.id, request.params.wager)
      if (wager.state !== 'OPEN') return show(wager)
      const { player, dealer } = wager.play
      if (player.length !== seen) return show(wager)
      if (isFinished(player)) return show(await finish(wagers, wager, uniform))
      const hand = [...player, drawCard(uniform)]
      const noted = wagers.note(wager.id, { player: hand, dealer })
      return show(isFinished(hand) ? await finish(wagers, noted, uniform) : noted)
    })

    room.post<OfWager>('/games/card-table/:session/wagers/:wager/stand', async (request) => {
      const session = sessionAt(parts, request.params.session, 'blackjack')
      return show(await finish(wagers, wagers.findOf(session.id, request.params.wager), uniform))
    })

    const abandoned = endAbandoned({ wagers, logger }, (wager) => finish(wagers, wager, uniform))
    return {
      drawWager,
      showPlay,
      stop: abandoned.stop,
      // A game whose last card was drawn when the process ended has nothing left to choose.
      start() {
        for (const wager of wagers.open()) {
          if (isFinished(wager.play.player)) void finish(wagers, wager, uniform)
        }
        abandoned.start()
      },
    }
  },
}

/** Plays the dealer's hand and pays; a wager not open is given back as it is. */
async function finish(
  wagers: Wagers<BlackjackContent>,
  wager: BlackjackWager,
  uniform: Uniform,
): Promise<BlackjackWager> {
  if (wager.state !== 'OPEN') return wager
  const { player, dealer } = wager.play
  const played = playDealer(player, dealer, uniform)
  const result = resultOf(player, played)
  const playerTotal = totalOf(player).total
  const dealerTotal = totalOf(played).total
  return wagers.settle(wager.id, {
    outcome: { player, dealer: played, playerTotal, dealerTotal, result },
    win: wager.stake * resultPays[result],
  })
}

function show(wager: BlackjackWager) {
  return presentWager(wager, showPlay(wager))
}

/** The player's hand and the dealer's open card, never the hidden one. */
function showPlay(wager: BlackjackWager) {
  if (wager.state !== 'OPEN') return null
  const { player, dealer } = wager.play
  return { player, dealer: dealer.slice(0, 1), total: totalOf(player).total }
}

function drawWager({ play, outcome }: BlackjackWager, language: Language): Html {
  const words = wordsOf(language).games['card-table']
  const { player, dealer } = outcome ?? play
  const total = (name: string, points: number) => html`<h2>${name} · ${fill(words.points, { points })}</h2>`
  return html`<section class="card">${total(words.you, totalOf(player).total)}${drawHand(player, language)}${
    outcome !== null && html`${total(words.dealer, outcome.dealerTotal)}${drawHand(dealer, language)}`
  }</section>`
}
