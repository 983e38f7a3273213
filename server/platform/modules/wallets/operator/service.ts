import type { Transaction } from '../../../db/connection.ts'
import type { PageRequest } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import {
  type By,
  demand,
  demandIndependence,
  isOld,
  keepStanding,
  type OperatorsService,
} from '../../operators/service.ts'
import type { VendorTransfersDependencies } from '../dependencies.ts'
import { walletsErrors } from '../errors.ts'
import { askVendor } from '../service/ask-vendor.ts'
import { decideTransfer } from '../service/hold-transfer.ts'
import { walletsRights } from './policy.ts'
import { presentTransfer } from './presenter.ts'
import * as repository from './vendor-transfers-repository.ts'

export interface WalletsOperatorDependencies extends VendorTransfersDependencies {
  readonly operators: Pick<OperatorsService, 'perform'>
}

type Row = repository.VendorTransferRow
type State = 'DONE' | 'FAILED'

/** Transfers between the main wallet and vendors' wallets as operators see them, ask after them and put them right. */
export function createWalletsOperatorService(dependencies: WalletsOperatorDependencies) {
  const { database, clock, operators } = dependencies

  return {
    /** A page of the brand's in view, and how many there are. */
    list(session: OperatorSession, wish: repository.VendorTransferWish, page: PageRequest) {
      demand(session, walletsRights['vendorTransfers.read'])
      const filter = repository.olderBy(wish, clock.now())
      return repository.selectTransfers(database.query, session.merchantId, filter, page)
    },

    /** Throws VENDOR_TRANSFER_NOT_FOUND. */
    async find(session: OperatorSession, id: string): Promise<Row> {
      demand(session, walletsRights['vendorTransfers.read'])
      return need(database.query, session.merchantId, id)
    },

    /**
     * Asks the vendor now. What it says decides a transfer in doubt; silence leaves it in doubt and is noted on it.
     * Throws VENDOR_TRANSFER_NOT_FOUND, VENDOR_TRANSFER_DECIDED.
     */
    async ask(by: By, id: string): Promise<Row> {
      demand(by.session, deeds.ask.right)
      // The vendor is asked before the entry is written: nothing goes over the network inside a transaction.
      const asked = await askAfter(dependencies, by.session.merchantId, id)
      return operators.perform(by, deeds.ask, async () => asked)
    },

    /**
     * Decides a transfer that the vendor leaves in doubt: a first operator proposes, a different one who wants the same
     * carries it out; another wish takes the proposal's place. The vendor must have been asked before. Throws
     * VENDOR_TRANSFER_NOT_FOUND, VENDOR_TRANSFER_DECIDED, VENDOR_TRANSFER_NOT_ASKED, VENDOR_TRANSFER_OWN,
     * FOUR_EYES_DEPENDENT.
     */
    resolve(by: By & { readonly reason: string }, id: string, state: State): Promise<Row> {
      const { merchantId } = by.session
      return operators.perform(by, deeds.resolve, async (tx) => {
        const before = await need(tx.query, merchantId, id)
        await decideOrPropose(tx, dependencies, by, before, state)
        return { before, after: await need(tx.query, merchantId, id) }
      })
    },
  }
}

const deedOf = (verb: string) => ({
  right: walletsRights['vendorTransfers.change'],
  action: `vendorTransfers.${verb}`,
  subjectKind: 'vendorTransfers',
  subjectId: ({ id }: Row) => id,
  present: presentTransfer,
})

const deeds = { ask: deedOf('ask'), resolve: deedOf('resolve') }

async function need(query: Transaction['query'], merchantId: string, id: string): Promise<Row> {
  const row = await repository.selectTransfer(query, merchantId, id)
  if (row === undefined) throw walletsErrors.VENDOR_TRANSFER_NOT_FOUND()
  return row
}

/** The transfer before and after its vendor was asked. */
async function askAfter(dependencies: WalletsOperatorDependencies, merchantId: string, id: string) {
  const { database, logger } = dependencies
  const before = await need(database.query, merchantId, id)
  if (before.state !== 'PENDING') throw walletsErrors.VENDOR_TRANSFER_DECIDED()
  try {
    await askVendor(dependencies, before)
  } catch (error) {
    logger.warn({ error, transfer: id }, 'the vendor did not say what became of a wallet transfer')
  }
  return { before, after: await need(database.query, merchantId, id) }
}

async function decideOrPropose(
  tx: Transaction,
  dependencies: WalletsOperatorDependencies,
  { session, reason }: By & { readonly reason: string },
  { id, member_id }: Row,
  state: State,
): Promise<void> {
  const { merchantId, operatorId, account } = session
  const now = dependencies.clock.now()
  const locked = await repository.lockTransfer(tx.query, merchantId, member_id, id)
  if (locked?.state !== 'PENDING') throw walletsErrors.VENDOR_TRANSFER_DECIDED()
  if (locked.asked_at === null) throw walletsErrors.VENDOR_TRANSFER_NOT_ASKED()
  const proposedBy = await findProposer(tx.query, merchantId, locked, now)
  if (locked.proposed_state !== state || proposedBy === undefined) {
    await repository.saveProposal(tx.query, locked, { state, by: operatorId, account, at: now, reason })
    return
  }
  if (proposedBy === operatorId) throw walletsErrors.VENDOR_TRANSFER_OWN()
  await demandIndependence(tx.query, operatorId, [proposedBy], now)
  await decideTransfer(tx, dependencies, locked, state === 'DONE' ? 'DONE' : 'REFUSED', { account, reason })
}

/** Who proposed what waits, if that still counts. */
async function findProposer(
  query: Transaction['query'],
  merchantId: string,
  { proposed_by: operatorId, proposed_at: at }: Pick<Row, 'proposed_by' | 'proposed_at'>,
  now: Date,
): Promise<string | undefined> {
  if (operatorId === null || at === null || isOld(at, now)) return undefined
  const word = { operatorId, merchantId, right: 'vendorTransfers.change' } as const
  return (await keepStanding(query, [word], (one) => one))[0]?.operatorId
}
