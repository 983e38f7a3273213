import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { serveFolder } from '../../http/assets.ts'
import { SimulatorError } from '../../http/errors.ts'
import { readInput } from '../../http/input.ts'
import { sendPage } from '../../http/page.ts'
import type { KindParts, RunningKind } from '../../play/kind.ts'
import { presentWager } from '../../play/present.ts'
import type { Wager } from '../../play/wager.ts'
import { pageLanguage } from '../page-shell.ts'
import { checkNoneOpen, checkStake, StakeRequest } from '../single-game.ts'
import { drawFish } from './art/fish.ts'
import { magazineSize } from './engine.ts'
import { fishingPage } from './game-page.ts'
import { createMagazines, type MagazineContent, type MagazinePlay } from './magazines.ts'
import { drawWager } from './recall.ts'
import { fishAround } from './sea.ts'
import { findFishingVariant } from './species.ts'

const ShotsRequest = Type.Object({
  /** How many shots of this magazine the page has had answered: the same report sent again is not fired again. */
  from: Type.Integer({ minimum: 0, maximum: magazineSize }),
  hits: Type.Array(Type.Object({ fish: Type.Integer({ minimum: 0 }), at: Type.Number({ minimum: 0 }) }), {
    minItems: 1,
    maxItems: magazineSize,
  }),
})

type OfSession = { Params: { session: string } }
type OfWager = { Params: { session: string; wager: string } }

/** The page asks for the fish of so long ahead. */
const aheadMilliseconds = 20_000

/** Mounts the page, its sea, and the calls of a magazine: buy, fire, put down. */
export function registerFishing(
  room: FastifyInstance,
  { games, sessions, wagers, uniform, logger }: KindParts<MagazineContent>,
): RunningKind<MagazineContent> {
  const magazines = createMagazines({ games, wagers, uniform, logger })
  serveFolder(room, '/games/fishing/page', new URL('./page/', import.meta.url))

  room.get<{ Params: { picture: string } }>('/games/fishing/art/:picture', (request, reply) => {
    const picture = drawFish(request.params.picture.replace(/\.svg$/, ''))
    if (picture === undefined) throw new SimulatorError(404, 'NOT_FOUND', 'no such fish')
    return reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=86400').send(picture)
  })

  room.get<OfSession>('/games/fishing/:session', (request, reply) => {
    const session = sessions.find(request.params.session)
    const game = games.of(session)
    const language = pageLanguage(request, session)
    return sendPage(reply, fishingPage(session, game, language))
  })

  room.get<OfSession>('/games/fishing/:session/sea', async (request) => {
    const session = sessions.findPlayable(request.params.session)
    const now = Date.now()
    const variant = findFishingVariant(games.of(session).variant)
    return { now, fish: fishAround(variant, session.id, now, aheadMilliseconds) }
  })

  room.post<OfSession>('/games/fishing/:session/magazines', async (request) => {
    const { key, stake } = readInput(StakeRequest, request.body)
    const session = sessions.findPlayable(request.params.session)
    checkStake(session, stake)
    checkNoneOpen(wagers, session, key)
    const order = { key, stake, choice: { shots: magazineSize }, play: magazines.firstPlay() }
    return present(await wagers.place(session.id, order))
  })

  room.post<OfWager>('/games/fishing/:session/wagers/:wager/shots', async (request) => {
    const { from, hits } = readInput(ShotsRequest, request.body)
    const session = sessions.findPlayable(request.params.session)
    const wager = wagers.findOf(session.id, request.params.wager)
    const isNew = wager.state === 'OPEN' && wager.play.shots.length === from
    return present(isNew ? await magazines.fire(wager, session.id, hits) : wager)
  })

  room.post<OfWager>('/games/fishing/:session/wagers/:wager/put-down', async (request) => {
    const session = sessions.findPlayable(request.params.session)
    const wager = wagers.findOf(session.id, request.params.wager)
    return present(wager.state === 'OPEN' ? await magazines.putDown(wager) : wager)
  })

  return {
    drawWager: (wager, language) => drawWager(wager, games.of(wager), language),
    showPlay,
    start: magazines.start,
    stop: magazines.stop,
  }
}

/** Nothing of a magazine is hidden: its shots are decided when they are fired. */
function showPlay(wager: Wager<MagazineContent>): MagazinePlay | null {
  return wager.state === 'OPEN' ? wager.play : null
}

function present(wager: Wager<MagazineContent>) {
  return presentWager(wager, showPlay(wager))
}
