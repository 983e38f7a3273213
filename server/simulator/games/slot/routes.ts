import type { FastifyInstance, FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { serveFolder } from '../../http/assets.ts'
import { SimulatorError } from '../../http/errors.ts'
import { readInput } from '../../http/input.ts'
import { languageOf } from '../../http/language.ts'
import { prefix, sendPage } from '../../http/page.ts'
import type { Wallet } from '../../hub88/wallet.ts'
import { drawCover, drawGround, drawSymbol } from './art/draw.ts'
import { findSlotGame } from './catalogue.ts'
import { gamePage } from './game-page.ts'
import { roundPage } from './round-page.ts'
import type { Rounds, SlotRound } from './rounds.ts'
import type { Sessions, SlotSession } from './sessions.ts'
import { demoBalance } from './stakes.ts'
import { type SlotSymbol, symbols } from './symbols.ts'

const SpinRequest = Type.Object({
  spin: Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' }),
  stake: Type.Integer({ minimum: 1 }),
})

interface Parts {
  readonly sessions: Sessions
  readonly rounds: Rounds
  readonly wallet: Wallet
}

/** The game itself: its page, the calls that page makes, its pictures and the recall of a round. */
export function registerSlot(room: FastifyInstance, { sessions, rounds, wallet }: Parts) {
  serveFolder(room, '/games/slot/page', new URL('./page/', import.meta.url))

  room.get<{ Params: { session: string } }>('/games/slot/:session', (request, reply) => {
    const session = sessions.find(request.params.session)
    const asked = languageOf(request)
    const hasAsked = (request.query as Record<string, unknown>).lang === asked
    return sendPage(reply, gamePage(session, hasAsked ? asked : session.language))
  })

  room.get<{ Params: { code: string } }>('/games/slot/demo/:code', (request, reply) => {
    const game = findSlotGame(request.params.code)
    if (!game) throw new SimulatorError(404, 'NOT_FOUND', 'no such game')
    const language = languageOf(request)
    const lobbyUrl = `${prefix}?lang=${language}`
    const session = sessions.open({ player: undefined, gameCode: game.code, currency: 'XXX', language, lobbyUrl })
    return reply.redirect(`${prefix}/games/slot/${session.id}`, 303)
  })

  room.get<{ Params: { session: string } }>('/games/slot/:session/state', async (request) => {
    const session = sessions.findPlayable(request.params.session)
    const open = rounds.openOf(session.id)
    return {
      balance: await currentBalance(session),
      round: open === undefined ? null : present(rounds.find(open)),
    }
  })

  room.post<{ Params: { session: string } }>('/games/slot/:session/spins', async (request) => {
    const { spin, stake } = readInput(SpinRequest, request.body)
    return present(await rounds.spin(request.params.session, spin, stake))
  })

  room.get<{ Params: { session: string; round: string } }>('/games/slot/:session/rounds/:round', async (request) => {
    const round = rounds.find(request.params.round)
    if (round.session !== request.params.session) throw new SimulatorError(404, 'ROUND_UNKNOWN', 'no such round')
    return present(round)
  })

  room.post<{ Params: { session: string } }>('/games/slot/:session/refill', async (request) => {
    const session = sessions.findPlayable(request.params.session)
    if (session.player) throw new SimulatorError(403, 'NOT_A_DEMO', 'only play money is refilled')
    return { balance: sessions.change(session.id, { demoBalance }).demoBalance }
  })

  room.get<{ Params: { round: string } }>('/hub88/rounds/:round', (request, reply) =>
    sendPage(reply, roundPage(rounds.find(request.params.round), languageOf(request))),
  )

  room.get<{ Params: { code: string; picture: string } }>('/games/slot/art/:code/:picture', (request, reply) => {
    const game = findSlotGame(request.params.code)
    const name = request.params.picture.replace(/\.svg$/, '')
    if (!game) throw new SimulatorError(404, 'NOT_FOUND', 'no such game')
    if (name === 'cover') return sendPicture(reply, drawCover(game))
    if (name === 'ground') return sendPicture(reply, drawGround(game))
    if (!symbols.includes(name as SlotSymbol)) throw new SimulatorError(404, 'NOT_FOUND', 'no such picture')
    return sendPicture(reply, drawSymbol(game.theme, name as SlotSymbol))
  })

  /** The player's balance as the wallet says it; null while it cannot be asked. */
  async function currentBalance(session: SlotSession): Promise<number | null> {
    if (!session.player) return session.demoBalance
    const player = { ...session.player, gameCode: session.gameCode, currency: session.currency }
    const isFirst = session.lastSeenAt === session.createdAt
    if (isFirst) {
      const info = await wallet.info(player)
      if (info.kind === 'answered') endIfRefused(session, info.status)
    }
    const answer = await wallet.balance(player)
    if (answer.kind !== 'answered') return null
    endIfRefused(session, answer.status)
    sessions.change(session.id, {})
    return answer.balance ?? null
  }

  function endIfRefused(session: SlotSession, status: string) {
    if (!['RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_INVALID_TOKEN', 'RS_ERROR_USER_DISABLED'].includes(status)) return
    sessions.change(session.id, { endedBecause: status })
    throw new SimulatorError(410, 'SESSION_ENDED', status)
  }
}

/** What the game's page may know of a round; amounts in 1/100 000 units. */
function present(round: SlotRound) {
  return {
    round: round.round,
    state: round.state,
    stake: round.stake,
    totalWin: round.outcome?.totalWin ?? 0,
    spins: round.outcome?.spins ?? [],
    refusal: round.refusal ?? null,
    balance: round.balance ?? null,
  }
}

function sendPicture(reply: FastifyReply, svg: string) {
  return reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=86400').send(svg)
}
