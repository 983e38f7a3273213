import type { Database } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import { type Moment, readPart, type Stretch } from '../../../http/feed.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { MembersService } from '../../members/service.ts'
import { needHolder } from '../../members/service.ts'
import { demand } from '../../operators/service.ts'
import { ledgerErrors } from '../errors.ts'
import { BET_DOCUMENT, countsAs } from '../kinds.ts'
import { findBalances } from '../repository/accounts.ts'
import { listHouseBalances, takeHouseBalances } from '../repository/house-balances.ts'
import type { StatementQuery } from '../repository/statement.ts'
import * as transfers from '../repository/transfers.ts'
import { readStatement } from '../statement.ts'
import { ledgerRights } from './policy.ts'

export interface LedgerOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly members: Pick<MembersService, 'find'>
}

/** Of which account of a member; the main wallet in his own currency unless told. */
export type StatementWish = Omit<StatementQuery, 'merchantId' | 'memberId' | 'currency'> & {
  readonly currency: string | undefined
}

/** The operators' browser of the ledger: it only reads, and has the house accounts summed anew. */
export function createLedgerOperatorService({ database, clock, members }: LedgerOperatorDependencies) {
  async function readHouse(merchantId: string) {
    const accounts = await listHouseBalances(database.query, merchantId)
    return { takenAt: accounts[0]?.taken_at ?? null, accounts }
  }

  return {
    /** A part of the movements, newest first. Throws TRANSFER_MEMBER_NEEDED for play without its member. */
    async listTransfers(session: OperatorSession, filter: transfers.TransferFilter, stretch: Stretch<Moment>) {
      demand(session, ledgerRights['transfers.read'])
      const { kind, documentKind, memberId } = filter
      const isPlay = (kind !== undefined && countsAs(kind, 'play')) || documentKind === BET_DOCUMENT
      if (isPlay && memberId === undefined) throw ledgerErrors.TRANSFER_MEMBER_NEEDED({ field: 'memberId' })
      return readPart(stretch, (part) =>
        transfers.transfersQuery(database.query, session.merchantId, filter, part).execute(),
      )
    },

    /** One movement with its legs. Throws NOT_FOUND. */
    async getTransfer(session: OperatorSession, id: string) {
      demand(session, ledgerRights['transfers.read'])
      const transfer = await transfers.findNamedTransfer(database.query, session.merchantId, id)
      if (transfer === undefined) throw httpErrors.NOT_FOUND()
      const owner = { merchantId: session.merchantId, memberId: transfer.member_id }
      const entries = await transfers.listLegs(database.query, owner, id)
      const reversal = await transfers.findReversal(database.query, owner, id)
      return { transfer, entries, reversedBy: reversal?.id ?? null }
    },

    /** The house accounts as they were summed last. */
    async listHouseAccounts(session: OperatorSession) {
      demand(session, ledgerRights['transfers.read'])
      return readHouse(session.merchantId)
    },

    /** Sums the house accounts of the brand in view now. */
    async takeHouseAccounts(session: OperatorSession) {
      demand(session, ledgerRights['trialBalance.run'])
      await takeHouseBalances(database, clock.now(), session.merchantId)
      return readHouse(session.merchantId)
    },

    /** Every account of a member. Throws NOT_FOUND. */
    async listMemberWallets(session: OperatorSession, memberId: string) {
      demand(session, ledgerRights['transfers.read'])
      return findBalances(database, await needHolder(members, session.merchantId, memberId))
    },

    /** Movements of one account of a member, newest first. Throws NOT_FOUND. */
    async listMemberStatement(session: OperatorSession, memberId: string, { currency, ...wish }: StatementWish) {
      demand(session, ledgerRights['transfers.read'])
      const holder = await needHolder(members, session.merchantId, memberId)
      return readStatement(database, { ...wish, ...holder, currency: currency ?? holder.currency })
    },
  }
}
