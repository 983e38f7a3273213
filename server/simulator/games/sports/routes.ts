import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { serveFolder } from '../../http/assets.ts'
import { SimulatorError } from '../../http/errors.ts'
import { readInput } from '../../http/input.ts'
import { type Language, languageOf } from '../../http/language.ts'
import { sendPage } from '../../http/page.ts'
import { sendStream } from '../../http/stream.ts'
import type { KindParts } from '../../play/kind.ts'
import { isOfSession } from '../../play/wager.ts'
import { pageLanguage } from '../page-shell.ts'
import type { Bets } from './bets.ts'
import type { Board } from './board.ts'
import type { Book } from './book.ts'
import { bookPage } from './book-page.ts'
import type { Fixture } from './fixtures.ts'
import type { BetContent } from './legs.ts'
import { mostLegs } from './limits.ts'
import { presentBet, presentMatch } from './presenter.ts'
import { marketCodes, periodCodes, type SportsVariant } from './sports.ts'
import { variantOf } from './variant.ts'

const SelectionInput = Type.Object({
  period: Type.Union(periodCodes.map((code) => Type.Literal(code))),
  market: Type.Union(marketCodes.map((code) => Type.Literal(code))),
  line: Type.Integer({ minimum: -2000, maximum: 2000 }),
  pick: Type.String({ pattern: '^[a-z0-9-]{1,8}$' }),
})
const fixtureInput = Type.String({ pattern: '^[a-z]+-[0-9]{1,12}$' })
const QuoteInput = Type.Object({
  legs: Type.Array(Type.Object({ fixture: fixtureInput, selection: SelectionInput }), {
    minItems: 1,
    maxItems: mostLegs,
  }),
})
const BetInput = Type.Object({
  key: Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' }),
  stake: Type.Integer({ minimum: 1 }),
  legs: Type.Array(
    Type.Object({
      fixture: fixtureInput,
      selection: SelectionInput,
      odds: Type.Integer({ minimum: 100, maximum: 100_000 }),
    }),
    { minItems: 1, maxItems: mostLegs },
  ),
})

/** Decided bets shown with the open ones. */
const closedShown = 20

interface Parts {
  readonly kind: Pick<KindParts<BetContent>, 'games' | 'sessions' | 'wagers'>
  readonly book: Book
  readonly bets: Bets
  boardOf(variant: SportsVariant, language: Language): Board
}

type SessionRoute = { Params: { session: string } }
type FixtureRoute = { Params: { session: string; fixture: string } }

/** The book's page and the calls it makes. */
export function registerRoutes(room: FastifyInstance, { kind, book, bets, boardOf }: Parts) {
  const { games, sessions, wagers } = kind
  serveFolder(room, '/games/sports/page', new URL('./page/', import.meta.url))

  room.get<SessionRoute>('/games/sports/:session', (request, reply) => {
    const session = sessions.find(request.params.session)
    return sendPage(reply, bookPage(session, games.of(session), pageLanguage(request, session)))
  })

  room.get<SessionRoute>('/games/sports/:session/board', (request, reply) => {
    const session = sessions.findPlayable(request.params.session)
    const board = boardOf(variantOf(games.of(session)), languageOf(request))
    return sendStream(request, reply, (send) => {
      const endBoard = board.subscribe(send)
      const endBets = wagers.onChange((wager) => {
        if (isOfSession(session, wager)) send({ type: 'bets' })
      })
      return () => {
        endBoard()
        endBets()
      }
    })
  })

  room.get<FixtureRoute>('/games/sports/:session/fixtures/:fixture', async (request) => {
    sessions.find(request.params.session)
    return presentMatch(book.see(findFixture(request.params.fixture)), languageOf(request))
  })

  room.post<SessionRoute>('/games/sports/:session/quotes', async (request) => {
    const { legs } = readInput(QuoteInput, request.body)
    return bets.quote(sessions.findPlayable(request.params.session), legs)
  })

  room.post<SessionRoute>('/games/sports/:session/bets', async (request) => {
    const order = readInput(BetInput, request.body)
    return presentBet(await bets.place(request.params.session, order), book, languageOf(request))
  })

  room.get<SessionRoute>('/games/sports/:session/bets', async (request) => {
    const session = sessions.find(request.params.session)
    const language = languageOf(request)
    return {
      open: bets.openOf(session).map((wager) => presentBet(wager, book, language)),
      closed: bets.closedOf(session, closedShown).map((wager) => presentBet(wager, book, language)),
    }
  })

  /** For demonstrations and journeys: the match is over now, with the course the generator drew. */
  room.post<{ Params: { fixture: string } }>('/games/sports/fixtures/:fixture/finish', async (request) => {
    const { id } = book.finish(findFixture(request.params.fixture))
    bets.settleDue()
    return { fixture: id }
  })

  function findFixture(id: string): Fixture {
    const fixture = book.find(id)
    if (!fixture) throw new SimulatorError(404, 'NOT_FOUND', 'no such match')
    return fixture
  }
}
