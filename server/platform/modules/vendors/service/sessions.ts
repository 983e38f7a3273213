import { hash, randomBytes } from 'node:crypto'
import { newId } from '../../../lib/id.ts'
import { insertSession } from '../repository.ts'
import type { Player } from '../vendor-adapter.ts'
import type { VendorsDependencies } from './dependencies.ts'

/** The game a session is opened for. */
export interface SessionGame {
  readonly adapter: string
  readonly vendorCode: string
  readonly gameCode: string
  readonly gameId: string
  readonly gameType: string
}

/** How long a vendor may place bets under one token. */
const SESSION_HOURS = 8

/** Only this is kept of a token. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex')

/** Sessions of play, each under a token that only the vendor is told. */
export function createSessions({ clock, database }: VendorsDependencies) {
  return {
    /** Opens a session under a new token. It takes no bets after `notAfter`. */
    async openSession(player: Player, game: SessionGame, currency: string, notAfter?: Date, at: Date = clock.now()) {
      const token = randomBytes(32).toString('base64url')
      const id = newId()
      const latest = at.getTime() + SESSION_HOURS * 3_600_000
      const expiresAt = new Date(Math.min(latest, notAfter?.getTime() ?? latest))
      const { adapter: source, ...rest } = game
      await insertSession(database.query, {
        ...player,
        ...rest,
        id,
        source,
        currency,
        tokenHash: hashToken(token),
        createdAt: at,
        expiresAt,
      })
      return { id, token }
    },
  }
}
