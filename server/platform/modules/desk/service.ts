import type { Database } from '../../db/connection.ts'
import { type MembersService, needHolder } from '../members/service.ts'
import type { SessionsService } from '../sessions/service.ts'
import * as repository from './repository.ts'

export interface DeskDependencies {
  readonly database: Database
  readonly sessions: SessionsService
  readonly members: MembersService
}

const MOST_SESSIONS = 100

/** The operator's view of one member over every module: it reads and changes nothing. */
export function createDeskService({ database, sessions, members }: DeskDependencies) {
  return {
    async sessions(merchantId: string, id: string) {
      await needHolder(members, merchantId, id)
      return sessions.history(merchantId, id, MOST_SESSIONS)
    },

    async sharedOrigins(merchantId: string, id: string) {
      await needHolder(members, merchantId, id)
      return repository.selectSharedOrigins(database, merchantId, id)
    },
  }
}

export type DeskService = ReturnType<typeof createDeskService>
