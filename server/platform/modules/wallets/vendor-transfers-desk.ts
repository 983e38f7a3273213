import type { Logger } from 'pino'
import type { Database, Transaction } from '../../db/connection.ts'
import type { PageRequest } from '../../http/paging.ts'
import type { OperatorSession } from '../../http/session.ts'
import type { Clock } from '../../lib/clock.ts'
import { demandIndependence, isOld, keepStanding } from '../operators/service.ts'
import { walletsErrors } from './errors.ts'
import type { createVendorTransfers } from './vendor-transfers.ts'
import type { VendorTransferFilter, VendorTransferRow } from './vendor-transfers-desk-repository.ts'
import * as repository from './vendor-transfers-desk-repository.ts'

export interface VendorTransfersDeskDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
}

type Decider = Pick<OperatorSession, 'merchantId' | 'operatorId' | 'account'>

/** Transfers between the main wallet and vendors' wallets as operators see them, ask after them and put them right. */
export function createVendorTransfersDesk(
  { database, clock, logger }: VendorTransfersDeskDependencies,
  vendorTransfers: ReturnType<typeof createVendorTransfers>,
) {
  async function find(query: Transaction['query'], merchantId: string, id: string): Promise<VendorTransferRow> {
    const row = await repository.selectTransfer(query, merchantId, id)
    if (row === undefined) throw walletsErrors.VENDOR_TRANSFER_NOT_FOUND()
    return row
  }

  /** Who proposed what waits, if that still counts. */
  async function proposerOf(
    query: Transaction['query'],
    merchantId: string,
    { proposed_by: operatorId, proposed_at: at }: { proposed_by: string | null; proposed_at: Date | null },
  ): Promise<string | undefined> {
    if (operatorId === null || at === null || isOld(at, clock.now())) return undefined
    const word = { operatorId, merchantId, right: 'vendorTransfers.change' } as const
    return (await keepStanding(query, [word], (one) => one))[0]?.operatorId
  }

  return {
    search: (merchantId: string, filter: VendorTransferFilter, page: PageRequest) =>
      repository.selectTransfers(database.query, merchantId, filter, page),

    find: (merchantId: string, id: string) => find(database.query, merchantId, id),

    /**
     * Asks the vendor now. What it says decides a transfer in doubt; silence leaves it in doubt and is noted on it.
     * Returns the transfer before and after. Throws VENDOR_TRANSFER_NOT_FOUND, VENDOR_TRANSFER_DECIDED.
     */
    async ask(merchantId: string, id: string) {
      const before = await find(database.query, merchantId, id)
      if (before.state !== 'PENDING') throw walletsErrors.VENDOR_TRANSFER_DECIDED()
      try {
        await vendorTransfers.ask(before)
      } catch (error) {
        logger.warn({ error, transfer: id }, 'the vendor did not say what became of a wallet transfer')
      }
      return { before, after: await find(database.query, merchantId, id) }
    },

    /**
     * Decides a transfer that the vendor leaves in doubt: a first operator proposes, a different one who wants the same
     * carries it out; another wish takes the proposal's place. The vendor must have been asked before. Throws
     * VENDOR_TRANSFER_NOT_FOUND, VENDOR_TRANSFER_DECIDED, VENDOR_TRANSFER_NOT_ASKED, VENDOR_TRANSFER_OWN,
     * FOUR_EYES_DEPENDENT.
     */
    async resolve(tx: Transaction, decider: Decider, id: string, state: 'DONE' | 'FAILED', reason: string) {
      const { merchantId, operatorId, account } = decider
      const before = await find(tx.query, merchantId, id)
      const locked = await repository.lockTransfer(tx.query, merchantId, before.member_id, id)
      if (locked?.state !== 'PENDING') throw walletsErrors.VENDOR_TRANSFER_DECIDED()
      if (locked.asked_at === null) throw walletsErrors.VENDOR_TRANSFER_NOT_ASKED()
      const proposedBy = await proposerOf(tx.query, merchantId, locked)
      if (locked.proposed_state !== state || proposedBy === undefined) {
        const proposal = { state, by: operatorId, account, at: clock.now(), reason }
        await repository.saveProposal(tx.query, locked, proposal)
      } else if (proposedBy === operatorId) {
        throw walletsErrors.VENDOR_TRANSFER_OWN()
      } else {
        await demandIndependence(tx.query, operatorId, [proposedBy], clock.now())
        const answer = state === 'DONE' ? 'DONE' : 'REFUSED'
        await vendorTransfers.decideIn(tx, locked, answer, { account, reason })
      }
      return { before, after: await find(tx.query, merchantId, id) }
    },
  }
}
