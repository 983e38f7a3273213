import type { FastifyInstance } from 'fastify'
import { SimulatorError } from '../../http/errors.ts'
import type { Html } from '../../http/html.ts'
import type { Language } from '../../http/language.ts'
import type { KindParts, RunningKind } from '../../play/kind.ts'
import type { PlaySession } from '../../play/sessions.ts'
import type { WagerContent } from '../../play/wager.ts'

/** One of the games played at a table: a variant of this kind with rules, page and calls of its own. */
export interface TableVariant<Content extends WagerContent = WagerContent> {
  readonly rtp: string
  /** What its script needs besides what all tables have. */
  setup(language: Language): object
  /** Between the bar and the message line. */
  stage(language: Language): Html
  controls(language: Language): Html
  /** Mounts its calls below `/games/card-table/:session`. */
  mount(room: FastifyInstance, parts: KindParts<Content>): RunningKind<Content>
}

export type OfSession = { Params: { session: string } }
export type OfWager = { Params: { session: string; wager: string } }

type SessionParts = Pick<KindParts, 'games' | 'sessions'>

/** The session when its game is this variant. Throws NOT_FOUND, SESSION_UNKNOWN, SESSION_ENDED. */
export function sessionAt({ games, sessions }: SessionParts, id: string, variant: string): PlaySession {
  const session = sessions.findPlayable(id)
  if (games.of(session).variant !== variant) throw new SimulatorError(404, 'NOT_FOUND', 'another game is played here')
  return session
}
