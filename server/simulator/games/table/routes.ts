import type { FastifyInstance, FastifyReply } from 'fastify'
import { serveFolder } from '../../http/assets.ts'
import { SimulatorError } from '../../http/errors.ts'
import { sendStream } from '../../http/stream.ts'
import type { SimulatedGame } from '../../play/game.ts'
import type { KindParts } from '../../play/kind.ts'
import { presentWager } from '../../play/present.ts'
import { isOfSession } from '../../play/wager.ts'
import { drawCard, drawCardBack } from './card-art.ts'
import { deck } from './cards.ts'
import type { TableContent } from './record.ts'
import type { TableRules } from './rules.ts'
import { createStaking } from './stakes.ts'
import type { createTables } from './tables.ts'
import { viewOf } from './view.ts'

interface TableRoutes<Shown, Drawn, Kept, Choice> {
  readonly kind: SimulatedGame['kind']
  readonly parts: KindParts<TableContent<Choice>>
  readonly rules: TableRules<Shown, Drawn, Kept, Choice>
  readonly tables: ReturnType<typeof createTables<Shown, Drawn, Kept, Choice>>
}

/** Stakes of the session told to a page that (again) begins to listen. */
const mostEarlier = 20

/** Scripts, styles and cards that all tables share; mounted once whichever kind comes first. */
function registerTableAssets(room: FastifyInstance) {
  if (room.hasRoute({ method: 'GET', url: `${room.prefix}/games/table/cards/:card` })) return
  serveFolder(room, '/games/table/page', new URL('./page/', import.meta.url))
  room.get<{ Params: { card: string } }>('/games/table/cards/:card', (request, reply) => {
    const name = request.params.card.replace(/\.svg$/, '')
    const card = deck.find((each) => each === name)
    if (!card && name !== 'back') throw new SimulatorError(404, 'NOT_FOUND', 'no such card')
    return sendPicture(reply, card ? drawCard(card) : drawCardBack())
  })
}

/** The calls of a table's page: what happens at the table as a stream, and stakes. */
export function registerTable<Shown, Drawn, Kept, Choice>(
  room: FastifyInstance,
  { kind, parts, rules, tables }: TableRoutes<Shown, Drawn, Kept, Choice>,
) {
  const { sessions, wagers } = parts
  const staking = createStaking(wagers, rules)
  registerTableAssets(room)

  room.get<{ Params: { session: string } }>(`/games/${kind}/:session/table`, (request, reply) => {
    const session = sessions.findPlayable(request.params.session)
    const table = tables.find(session.gameCode)
    return sendStream(request, reply, (send) => {
      const sendTable = () => {
        const record = table.current()
        if (record) send({ table: viewOf(record, rules.isDecidedByDraw) })
      }
      const leave = table.watch(sendTable)
      const stopListening = wagers.onChange((wager) => {
        if (isOfSession(session, wager)) send({ wagers: [presentWager(wager)] })
      })
      // Whoever lost the line also missed how his stakes were decided.
      const mine = new Map(
        [...wagers.latestOf(session.id, mostEarlier), ...wagers.openOf(session.id)].map((each) => [each.id, each]),
      )
      sendTable()
      send({ earlier: [...mine.values()].map((wager) => presentWager(wager)) })
      return () => {
        leave()
        stopListening()
      }
    })
  })

  room.post<{ Params: { session: string } }>(`/games/${kind}/:session/stakes`, async (request) => {
    const session = sessions.findPlayable(request.params.session)
    const placed = await staking.take(session, tables.find(session.gameCode), request.body)
    return { wagers: placed.map((wager) => presentWager(wagers.find(wager.id))) }
  })
}

/** A drawn picture; it changes with a release only. */
export function sendPicture(reply: FastifyReply, svg: string) {
  return reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=86400').send(svg)
}
