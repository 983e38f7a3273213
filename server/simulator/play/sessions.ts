import { randomBytes } from 'node:crypto'
import { SimulatorError } from '../http/errors.ts'
import type { Language } from '../http/language.ts'
import type { Journal } from '../journal.ts'
import { amountScale, type WalletCode } from './wallet.ts'

/** One opening of one game. Its id, known to the player's browser alone, is the right to play in it. */
export interface PlaySession {
  readonly id: string
  /** Undefined in a demo, which calls no wallet. */
  readonly player: { readonly user: string; readonly token: string } | undefined
  /** How the player's money is reached; undefined in a demo. */
  readonly wallet: WalletCode | undefined
  readonly gameCode: string
  /** ISO 4217, or XXX for play money. */
  readonly currency: string
  readonly language: Language
  readonly lobbyUrl: string | undefined
  /** Play money left, 1/100 000 units; only in a demo. */
  readonly demoBalance: number
  readonly createdAt: string
  readonly lastSeenAt: string
  /** The wallet's word that ended the session, e.g. RS_ERROR_TOKEN_EXPIRED. */
  readonly endedBecause: string | undefined
}

export type Launch = Pick<PlaySession, 'player' | 'wallet' | 'gameCode' | 'currency' | 'language' | 'lobbyUrl'>

/** What a demo session starts with and is refilled to, in 1/100 000 units. */
export const demoBalance = 1_000_000 * amountScale
const idleLimit = 2 * 60 * 60 * 1000

export function createSessions(journal: Journal) {
  const sessions = journal.collection<PlaySession>('playSession', 20_000)

  function find(id: string): PlaySession {
    const session = sessions.get(id)
    if (!session) throw new SimulatorError(404, 'SESSION_UNKNOWN', 'no such session')
    return session
  }

  return {
    find,
    open(launch: Launch): PlaySession {
      const now = new Date().toISOString()
      const session: PlaySession = {
        ...launch,
        id: randomBytes(24).toString('base64url'),
        demoBalance: launch.player ? 0 : demoBalance,
        createdAt: now,
        lastSeenAt: now,
        endedBecause: undefined,
      }
      sessions.put(session.id, session)
      return session
    },
    /** The session if it may still be played in. Throws SESSION_UNKNOWN, SESSION_ENDED. */
    findPlayable(id: string): PlaySession {
      const session = find(id)
      if (session.endedBecause) throw new SimulatorError(410, 'SESSION_ENDED', session.endedBecause)
      if (Date.now() - Date.parse(session.lastSeenAt) > idleLimit) {
        throw new SimulatorError(410, 'SESSION_ENDED', 'unused for two hours')
      }
      return session
    },
    /** Ends the sessions of a player in which `isOne` of the games is played, with the word for it. */
    endOf(user: string, isOne: (session: PlaySession) => boolean, because: string): void {
      for (const session of sessions.values())
        if (session.player?.user === user && session.endedBecause === undefined && isOne(session))
          sessions.put(session.id, { ...session, endedBecause: because })
    },
    change(id: string, part: Partial<PlaySession>): PlaySession {
      const changed = { ...find(id), ...part, lastSeenAt: new Date().toISOString() }
      sessions.put(id, changed)
      return changed
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
