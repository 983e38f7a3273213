import type { Database } from '../../db/connection.ts'
import type { MemberSession } from '../../http/session.ts'
import * as repository from './repository.ts'

interface Dependencies {
  readonly database: Database
}

/** What an id is the id of: ids are unique over all kinds of things, so one is enough to find a thing by (decision 0062). */
export function createRecordsService({ database }: Dependencies) {
  return {
    /** Games of the brand, and what is the own of who is signed in; whatever else is left out. */
    async findOwn(merchantId: string, session: MemberSession | null, ids: readonly string[]) {
      const [games, own] = await Promise.all([
        repository.findGames(database, merchantId, ids),
        session === null ? [] : repository.findOwn(database, session, ids),
      ])
      return [...games.map((id) => ({ id, kind: 'games' as const })), ...own]
    },
  }
}

export type RecordsService = ReturnType<typeof createRecordsService>
