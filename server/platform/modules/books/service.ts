import type { Database } from '../../db/connection.ts'
import { httpErrors } from '../../http/errors.ts'
import type { LedgerService } from '../ledger/service.ts'
import { booksErrors } from './errors.ts'
import * as repository from './repository.ts'

/** The operators' browser of the ledger: it only reads. */
export function createBooksService({ database, ledger }: { database: Database; ledger: LedgerService }) {
  const house = async (merchantId: string) => {
    const accounts = await repository.selectHouse(database.query, merchantId)
    return { takenAt: accounts[0]?.taken_at ?? null, accounts }
  }

  return {
    /** A page of movements, newest first. Throws TRANSFER_MEMBER_NEEDED for play without its member. */
    async transfers(merchantId: string, filter: repository.TransferFilter) {
      const isPlay =
        (filter.kind !== undefined && repository.PLAY.includes(filter.kind)) || filter.documentKind === 'bet'
      if (isPlay && filter.memberId === undefined) throw booksErrors.TRANSFER_MEMBER_NEEDED({ field: 'memberId' })
      const { limit } = filter
      const rows = await repository
        .transfersQuery(database.query, merchantId, { ...filter, limit: limit + 1 })
        .execute()
      const page = rows.slice(0, limit)
      const last = rows.length > limit ? page.at(-1) : undefined
      return { rows: page, nextCursor: last === undefined ? null : `${last.created_at.getTime()}_${last.id}` }
    },

    /** One movement with its legs. */
    async transfer(merchantId: string, memberId: string, id: string) {
      const transfer = await repository.selectTransfer(database.query, merchantId, memberId, id)
      if (transfer === undefined) throw httpErrors.NOT_FOUND()
      const entries = await repository.selectEntries(database.query, merchantId, memberId, id)
      const reversal = await repository.selectReversal(database.query, merchantId, memberId, id)
      return { transfer, entries, reversedBy: reversal?.id ?? null }
    },

    house,
    async takeHouse(merchantId: string) {
      await ledger.takeHouseBalancesOf(merchantId)
      return house(merchantId)
    },
  }
}

export type BooksService = ReturnType<typeof createBooksService>
