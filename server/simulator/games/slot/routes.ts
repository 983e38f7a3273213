import type { FastifyInstance, FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { serveFolder } from '../../http/assets.ts'
import { SimulatorError } from '../../http/errors.ts'
import { readInput } from '../../http/input.ts'
import { wordsOf } from '../../http/language.ts'
import { sendPage } from '../../http/page.ts'
import type { Games } from '../../play/games.ts'
import type { KindParts, RunningKind } from '../../play/kind.ts'
import { presentWager } from '../../play/present.ts'
import { stakesOf } from '../../play/stakes.ts'
import type { Decision } from '../../play/wager.ts'
import { pageLanguage } from '../page-shell.ts'
import { drawGround, drawSymbol } from './art/draw.ts'
import { playRound } from './engine.ts'
import { slotPage } from './game-page.ts'
import { createOtherOperators } from './other-operators.ts'
import { createPots, type PotCode, potCodes, type SlotContent } from './pots.ts'
import { drawSlotWager } from './recall.ts'
import { type SlotGame, slotOf } from './slot-game.ts'
import { type SlotSymbol, symbols } from './symbols.ts'

const SpinRequest = Type.Object({
  key: Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' }),
  stake: Type.Integer({ minimum: 1 }),
})

/** The slot with this code. Throws NOT_FOUND, also for a game of another kind. */
function findSlot(games: Games, gameCode: string): SlotGame {
  const game = games.of({ gameCode })
  if (game.kind !== 'slot') throw new SimulatorError(404, 'NOT_FOUND', 'no such game')
  return slotOf(game)
}

/** The page of a slot, its one call, and its pictures. */
export function registerSlot(
  room: FastifyInstance,
  { games, sessions, wagers, uniform, journal, hasOtherOperators = false }: KindParts<SlotContent>,
): RunningKind<SlotContent> {
  const pots = createPots({ games, journal, wagers })
  const others = createOtherOperators(pots, uniform)
  serveFolder(room, '/games/slot/page', new URL('./page/', import.meta.url))

  room.get<{ Params: { session: string } }>('/games/slot/:session', (request, reply) => {
    const session = sessions.find(request.params.session)
    const game = games.of(session)
    const present = pots.amounts(game.vendorCode, session.currency)
    return sendPage(reply, slotPage(session, game, present, pageLanguage(request, session)))
  })

  room.post<{ Params: { session: string } }>('/games/slot/:session/spins', async (request) => {
    const { key, stake } = readInput(SpinRequest, request.body)
    const session = sessions.find(request.params.session)
    const { mathematics, vendorCode } = findSlot(games, session.gameCode)
    if (!stakesOf(session.currency)?.includes(stake)) {
      throw new SimulatorError(400, 'STAKE_NOT_OFFERED', 'stake: not on the ladder of this game')
    }
    // One spin at a time: a second one would begin before the cycle of the first is complete.
    if (wagers.openOf(session.id).some((wager) => wager.key !== key)) {
      throw new SimulatorError(409, 'ROUND_OPEN', 'a round is still being confirmed')
    }
    const decide = (): Decision<SlotContent> => {
      const reels = playRound(mathematics, stake, uniform)
      const potPlay = mathematics.hasPots
        ? pots.draw(vendorCode, session.currency, stake, uniform)
        : { pots: null, pot: null, potRound: null }
      return { outcome: { ...reels, ...potPlay }, win: reels.totalWin + (potPlay.pot?.amount ?? 0) }
    }
    return presentWager(await wagers.playAtOnce(session.id, { key, stake, choice: null, play: null }, decide))
  })

  room.get<{ Params: { code: string; picture: string } }>('/games/slot/art/:code/:picture', (request, reply) => {
    const game = findSlot(games, request.params.code)
    const name = request.params.picture.replace(/\.svg$/, '')
    if (name === 'ground') return sendPicture(reply, drawGround(game))
    if (!symbols.includes(name as SlotSymbol)) throw new SimulatorError(404, 'NOT_FOUND', 'no such picture')
    return sendPicture(reply, drawSymbol(game.theme, name as SlotSymbol))
  })

  return {
    drawWager: (wager, language) => drawSlotWager(wager, games.of(wager), language),
    start: () => hasOtherOperators && others.start(),
    stop: () => others.stop(),
    tellJackpots(vendorCode, currency) {
      others.watch(vendorCode, currency)
      const amounts = pots.amounts(vendorCode, currency)
      return potCodes.map((level) => ({ level, names: potNames(level), amount: amounts[level] }))
    },
  }
}

const potNames = (code: PotCode) => ({
  vi: wordsOf('vi').games.slot.pots[code],
  en: wordsOf('en').games.slot.pots[code],
})

function sendPicture(reply: FastifyReply, svg: string) {
  return reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=86400').send(svg)
}
