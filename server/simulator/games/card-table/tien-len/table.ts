import { Type } from 'typebox'
import { SimulatorError } from '../../../http/errors.ts'
import { html } from '../../../http/html.ts'
import { readInput } from '../../../http/input.ts'
import { wordsOf } from '../../../http/language.ts'
import { presentWager } from '../../../play/present.ts'
import { cardNames } from '../../cards/routes.ts'
import { stakeControl } from '../../page-shell.ts'
import { checkNoneOpen, checkStake, StakeRequest } from '../../single-game.ts'
import { type OfSession, type OfWager, sessionAt, type TableVariant } from '../table.ts'
import { createTienLenGames } from './games.ts'
import { firstPlay, showPlay, type TienLenContent, type TienLenWager } from './play.ts'
import { drawWager } from './recall.ts'
import { dealTienLen, playerSeat, refusalOf } from './state.ts'

const MoveRequest = Type.Object({
  /** How many moves the player had seen: a move sent twice is made once. */
  seen: Type.Integer({ minimum: 0 }),
  cards: Type.Array(Type.Integer({ minimum: 0, maximum: 51 }), { maxItems: 13 }),
})

/** Southern tiến lên: the player and three of the house's own, who see no more than he does. */
export const tienLen: TableVariant<TienLenContent> = {
  // Among four alike every place is as likely: 1/4 × (1.95 + 1.475 + 0.5 + 0) = 98.125 %, rounded down.
  rtp: '98.12',

  setup: (language) => ({ cardNames: cardNames(language) }),

  stage(language) {
    const words = wordsOf(language).games['card-table']
    const seats = Object.values(words.bots).map(
      (name, index) =>
        html`<div class="seat" id="seat-${index + 1}" role="group"><span class="count">13</span><p class="seat-name">${name}</p><small></small></div>`,
    )
    return html`<section class="stage" aria-label="${words.table}"><div class="felt tienlen"><div class="others">${seats}</div><div class="middle"><div class="laid" id="laid"></div><p id="laid-by"></p><div class="countdown clock" id="clock" role="timer" aria-label="${words.timeLeft}" hidden></div></div><div class="mine" id="mine" role="group" aria-label="${words.yourCards}"></div></div></section>`
  },

  controls(language) {
    const words = wordsOf(language).games['card-table']
    return html`${stakeControl(language)}<div class="buttons"><button type="button" class="act quiet" id="pass" hidden>${words.pass}</button><button type="button" class="act" id="act" aria-keyshortcuts="Space">${words.lay}</button></div>`
  },

  mount(room, parts) {
    const { wagers, uniform } = parts
    const games = createTienLenGames(parts)
    const present = (wager: TienLenWager) => presentWager(wager, showPlay(wager))

    room.post<OfSession>('/games/card-table/:session/tien-len', async (request) => {
      const { key, stake } = readInput(StakeRequest, request.body)
      const session = sessionAt(parts, request.params.session, 'tien-len')
      checkStake(session, stake)
      checkNoneOpen(wagers, session, key)
      const play = firstPlay(dealTienLen(uniform))
      const wager = await wagers.place(session.id, { key, stake, choice: { variant: 'tien-len' }, play })
      return present(await games.goOn(wager))
    })

    room.post<OfWager>('/games/card-table/:session/wagers/:wager/moves', async (request) => {
      const { seen, cards } = readInput(MoveRequest, request.body)
      const session = sessionAt(parts, request.params.session, 'tien-len')
      const wager = wagers.findOf(session.id, request.params.wager)
      if (wager.state !== 'OPEN') return present(wager)
      const { state } = wager.play
      if (state.moves.length !== seen) return present(wager)
      const refusal = refusalOf(state, playerSeat, cards)
      if (refusal) throw new SimulatorError(409, refusal, 'cards: the rules do not allow them now')
      return present(await games.move(wager, cards))
    })

    return { drawWager, showPlay, start: games.start, stop: games.stop }
  },
}
