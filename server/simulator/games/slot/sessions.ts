import { randomBytes } from 'node:crypto'
import { SimulatorError } from '../../http/errors.ts'
import type { Language } from '../../http/language.ts'
import type { Journal } from '../../journal.ts'
import { demoBalance } from './stakes.ts'

/** One opening of one game. Its id, known to the player's browser alone, is the right to play in it. */
export interface SlotSession {
  readonly id: string
  /** Undefined in a demo, which calls no wallet. */
  readonly player: { readonly user: string; readonly token: string } | undefined
  readonly gameCode: string
  readonly currency: string
  readonly language: Language
  readonly lobbyUrl: string | undefined
  /** Play money left, 1/100 000 units; only in a demo. */
  readonly demoBalance: number
  readonly createdAt: string
  readonly lastSeenAt: string
  /** The browser's id of the latest spin and the round it became, so that a repeated request plays nothing twice. */
  readonly latest: { readonly spin: string; readonly round: string } | undefined
  /** The operator's word that ended the session, e.g. RS_ERROR_TOKEN_EXPIRED. */
  readonly endedBecause: string | undefined
}

const idleLimit = 2 * 60 * 60 * 1000

export function createSessions(journal: Journal) {
  const sessions = journal.collection<SlotSession>('session', 20_000)

  function find(id: string): SlotSession {
    const session = sessions.get(id)
    if (!session) throw new SimulatorError(404, 'SESSION_UNKNOWN', 'no such session')
    return session
  }

  return {
    find,
    open(launch: Pick<SlotSession, 'player' | 'gameCode' | 'currency' | 'language' | 'lobbyUrl'>): SlotSession {
      const now = new Date().toISOString()
      const session: SlotSession = {
        ...launch,
        id: randomBytes(24).toString('base64url'),
        demoBalance: launch.player ? 0 : demoBalance,
        createdAt: now,
        lastSeenAt: now,
        latest: undefined,
        endedBecause: undefined,
      }
      sessions.put(session.id, session)
      return session
    },
    /** The session if it may still be played in. */
    findPlayable(id: string): SlotSession {
      const session = find(id)
      if (session.endedBecause) throw new SimulatorError(410, 'SESSION_ENDED', session.endedBecause)
      if (Date.now() - Date.parse(session.lastSeenAt) > idleLimit) {
        throw new SimulatorError(410, 'SESSION_ENDED', 'unused for two hours')
      }
      return session
    },
    change(id: string, part: Partial<SlotSession>): SlotSession {
      const changed = { ...find(id), ...part, lastSeenAt: new Date().toISOString() }
      sessions.put(id, changed)
      return changed
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
