import type { Database, Transaction } from '../../db/connection.ts'
import type { PageRequest } from '../../http/paging.ts'
import type { OperatorSession } from '../../http/session.ts'
import type { Clock } from '../../lib/clock.ts'
import { winsErrors } from './errors.ts'
import * as repository from './repository.ts'

export { createWinAlarm } from './alarm.ts'

/** Wins so great that an operator has to look at them. */
export function createWinsService({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  async function find(query: Database['query'], merchantId: string, id: string): Promise<repository.WinRow> {
    const win = await repository.findWin(query, merchantId, id)
    if (win === undefined) throw winsErrors.GREAT_WIN_NOT_FOUND()
    return win
  }

  return {
    /** A page of a brand's, the newest first, and how many there are. */
    list: (merchantId: string, filter: repository.WinFilter, page: PageRequest) =>
      repository.listWins(database.query, merchantId, filter, page),

    /** Throws GREAT_WIN_NOT_FOUND. */
    find: (merchantId: string, id: string) => find(database.query, merchantId, id),

    /** Notes who looked at a win and what he found. Throws GREAT_WIN_NOT_FOUND, GREAT_WIN_SEEN. */
    async review(tx: Transaction, { merchantId, operatorId, account }: OperatorSession, id: string, reason: string) {
      const known = await repository.lockWin(tx.query, merchantId, id)
      if (known?.seen_at) throw winsErrors.GREAT_WIN_SEEN()
      const before = await find(tx.query, merchantId, id)
      await repository.markSeen(tx.query, merchantId, id, { at: clock.now(), by: operatorId, account, reason })
      return { before, after: await find(tx.query, merchantId, id) }
    },
  }
}

export type WinsService = ReturnType<typeof createWinsService>
