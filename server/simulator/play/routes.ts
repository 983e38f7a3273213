import type { FastifyInstance } from 'fastify'
import { SimulatorError } from '../http/errors.ts'
import { languageOf } from '../http/language.ts'
import { prefix, sendPage } from '../http/page.ts'
import type { KindCode } from './game.ts'
import type { GameKind, KindParts, RunningKind } from './kind.ts'
import { presentWager } from './present.ts'
import { roundPage } from './round-page.ts'
import { demoBalance, type PlaySession } from './sessions.ts'
import type { Wager } from './wager.ts'
import type { SupplierWallet, WalletCode } from './wallet.ts'

interface Parts extends KindParts {
  readonly kinds: readonly GameKind[]
  readonly wallets: ReadonlyMap<WalletCode, SupplierWallet>
}

type OfSession = { Params: { session: string } }
type OfWager = { Params: { session: string; wager: string } }
type OfGame = { Params: { code: string } }

/**
 * Mounts every kind of game and what all of them share: `/games/<kind>/:session/state`, `/wagers/:wager` and `/refill` below
 * it, demos, covers, and the recall of a wager at `/rounds/:wager`. Returns the kinds as they run.
 */
export function registerPlay(room: FastifyInstance, { kinds, wallets, ...parts }: Parts) {
  const { games, sessions, wagers } = parts
  const running = new Map<KindCode, RunningKind>()
  for (const kind of kinds) {
    const own = wagers.ofGames((game) => game.kind === kind.code)
    running.set(kind.code, kind.register(room, { ...parts, wagers: own }))
    registerShared(kind)
  }

  function runningOf(wager: Wager): RunningKind {
    const code = games.find(wager.gameCode)?.kind
    const found = code && running.get(code)
    if (!found) throw new SimulatorError(404, 'ROUND_UNKNOWN', 'its game is not offered any more')
    return found
  }

  const present = (wager: Wager) => presentWager(wager, runningOf(wager).showPlay?.(wager))

  /** The player's balance as the wallet says it; null while it cannot be asked. */
  async function balanceOf(session: PlaySession): Promise<number | null> {
    const wallet = session.wallet && wallets.get(session.wallet)
    if (!session.player || !wallet) return session.demoBalance
    const player = { ...session.player, gameCode: session.gameCode, currency: session.currency }
    const isFirst = session.lastSeenAt === session.createdAt
    const questions = isFirst ? [wallet.info, wallet.balance] : [wallet.balance]
    let balance: number | null = null
    for (const ask of questions) {
      const answer = await ask(player)
      if (answer.kind !== 'answered') return null
      if (answer.verdict === 'SESSION_ENDED') {
        sessions.change(session.id, { endedBecause: answer.status })
        throw new SimulatorError(410, 'SESSION_ENDED', answer.status)
      }
      balance = answer.balance ?? null
    }
    sessions.change(session.id, {})
    return balance
  }

  function registerShared({ code }: GameKind) {
    const base = `/games/${code}`

    room.get<OfSession>(`${base}/:session/state`, async (request) => {
      const session = sessions.findPlayable(request.params.session)
      return { balance: await balanceOf(session), wagers: wagers.openOf(session.id).map(present) }
    })

    room.get<OfWager>(`${base}/:session/wagers/:wager`, async (request) =>
      present(wagers.findOf(request.params.session, request.params.wager)),
    )

    room.post<OfSession>(`${base}/:session/refill`, async (request) => {
      const session = sessions.findPlayable(request.params.session)
      if (session.player) throw new SimulatorError(403, 'NOT_A_DEMO', 'only play money is refilled')
      return { balance: sessions.change(session.id, { demoBalance }).demoBalance }
    })

    room.get<OfGame>(`${base}/demo/:code`, (request, reply) => {
      const game = games.find(request.params.code)
      if (game?.kind !== code) throw new SimulatorError(404, 'NOT_FOUND', 'no such game')
      const language = languageOf(request)
      const session = sessions.open({
        player: undefined,
        wallet: undefined,
        gameCode: game.code,
        currency: 'XXX',
        language,
        lobbyUrl: `${prefix}?lang=${language}`,
      })
      return reply.redirect(`${prefix}${base}/${session.id}`, 303)
    })
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
