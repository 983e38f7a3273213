import type { FastifyInstance } from 'fastify'
import { SimulatorError } from '../http/errors.ts'
import { languageOf } from '../http/language.ts'
import { sendPage } from '../http/page.ts'
import type { KindCode } from './game.ts'
import type { GameKind, KindParts, RunningKind } from './kind.ts'
import { presentWager } from './present.ts'
import { roundPage } from './round-page.ts'
import { registerSharedRoutes } from './shared-routes.ts'
import type { Wager } from './wager.ts'
import type { PlayerWallet, WalletCode } from './wallet.ts'

interface Parts extends KindParts {
  readonly kinds: readonly GameKind[]
  readonly wallets: ReadonlyMap<WalletCode, PlayerWallet>
}

type OfGame = { Params: { code: string } }

/**
 * Mounts every kind of game and what all of them share: `/games/<kind>/:session/state`, `/wagers/:wager` and `/refill` below
 * it, demos, covers, and the recall of a wager at `/rounds/:wager`. Returns the kinds as they run.
 */
export function registerPlay(room: FastifyInstance, { kinds, wallets, ...parts }: Parts) {
  const { games, sessions, wagers } = parts
  const running = new Map<KindCode, RunningKind>()
  const present = (wager: Wager) => presentWager(wager, runningOf(wager).showPlay?.(wager))
  for (const kind of kinds) {
    const own = wagers.ofGames((game) => game.kind === kind.code)
    running.set(kind.code, kind.register(room, { ...parts, wagers: own }))
    registerSharedRoutes(room, kind.code, { games, sessions, wagers, wallets, present })
  }

  function runningOf(wager: Wager): RunningKind {
    const code = games.find(wager.gameCode)?.kind
    const found = code && running.get(code)
    if (!found) throw new SimulatorError(404, 'ROUND_UNKNOWN', 'its game is not offered any more')
    return found
  }

  room.get<OfGame>('/games/art/:code/cover.svg', (request, reply) => {
    const game = games.find(request.params.code)
    const kind = kinds.find(({ code }) => code === game?.kind)
    if (!game || !kind) throw new SimulatorError(404, 'NOT_FOUND', 'no such game')
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(kind.drawCover(game))
  })

  room.get<{ Params: { wager: string } }>('/rounds/:wager', (request, reply) => {
    const wager = wagers.find(request.params.wager)
    return sendPage(reply, roundPage(wager, games.of(wager), runningOf(wager), languageOf(request)))
  })

  return [...running.values()]
}
