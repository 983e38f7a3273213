import type { FastifyInstance } from 'fastify'
import { SimulatorError } from '../http/errors.ts'
import { languageOf } from '../http/language.ts'
import { prefix } from '../http/page.ts'
import { askBalance } from './balance.ts'
import type { KindCode } from './game.ts'
import type { KindParts } from './kind.ts'
import { demoBalance } from './sessions.ts'
import type { Wager } from './wager.ts'
import type { PlayerWallet, WalletCode } from './wallet.ts'

interface Parts extends Pick<KindParts, 'games' | 'sessions' | 'wagers'> {
  readonly wallets: ReadonlyMap<WalletCode, PlayerWallet>
  /** What the player's page may know of a wager. */
  readonly present: (wager: Wager) => object
}

type OfSession = { Params: { session: string } }
type OfWager = { Params: { session: string; wager: string } }
type OfGame = { Params: { code: string } }

/** The calls that every kind of game has below `/games/<kind>`: state, a wager, play money again, and a demo. */
export function registerSharedRoutes(
  room: FastifyInstance,
  code: KindCode,
  { games, sessions, wagers, wallets, present }: Parts,
) {
  const base = `/games/${code}`

  room.get<OfSession>(`${base}/:session/state`, async (request) => {
    const session = sessions.findPlayable(request.params.session)
    return { balance: await askBalance({ sessions, wallets }, session), wagers: wagers.openOf(session.id).map(present) }
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
