import type { Database } from '../../../db/connection.ts'
import type { PageRequest } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { type By, demand, type OperatorsService } from '../../operators/service.ts'
import { winsErrors } from '../errors.ts'
import * as repository from '../repository.ts'
import { winsRights } from './policy.ts'
import { presentWin } from './presenter.ts'

export interface WinsOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: OperatorsService
}

/** Wins so great that an operator has to look at them. */
export function createWinsOperatorService({ database, clock, operators }: WinsOperatorDependencies) {
  async function find(query: Database['query'], merchantId: string, id: string): Promise<repository.WinRow> {
    const win = await repository.findWin(query, merchantId, id)
    if (win === undefined) throw winsErrors.GREAT_WIN_NOT_FOUND()
    return win
  }

  return {
    /** A page of the brand's in view, the newest first, and how many there are. */
    async list(session: OperatorSession, filter: repository.WinFilter, page: PageRequest) {
      demand(session, winsRights['greatWins.read'])
      return repository.listWins(database.query, session.merchantId, filter, page)
    },

    /** Throws GREAT_WIN_NOT_FOUND. */
    async find(session: OperatorSession, id: string) {
      demand(session, winsRights['greatWins.read'])
      return find(database.query, session.merchantId, id)
    },

    /** Notes who looked at a win and what he found. Throws GREAT_WIN_NOT_FOUND, GREAT_WIN_SEEN. */
    review(by: By & { readonly reason: string }, id: string): Promise<repository.WinRow> {
      const { merchantId, operatorId, account } = by.session
      return operators.perform(by, reviewDeed, async (tx) => {
        const known = await repository.lockWin(tx.query, merchantId, id)
        if (known?.seen_at) throw winsErrors.GREAT_WIN_SEEN()
        const before = await find(tx.query, merchantId, id)
        const seen = { at: clock.now(), by: operatorId, account, reason: by.reason }
        await repository.markSeen(tx.query, merchantId, id, seen)
        return { before, after: await find(tx.query, merchantId, id) }
      })
    },
  }
}

const reviewDeed = {
  right: winsRights['greatWins.review'],
  action: 'greatWins.review',
  subjectKind: 'greatWins',
  subjectId: ({ id }: repository.WinRow) => id,
  present: presentWin,
}
