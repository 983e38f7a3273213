import type { Transaction } from '../../db/connection.ts'
import type { PageRequest } from '../../http/paging.ts'
import type { OperatorSession } from '../../http/session.ts'
import { changeLimit } from '../../lib/waiting-limit.ts'
import * as bankTransfers from './bank-transfers-repository.ts'
import { type BlockRow, findBlock, findBlocks, writeBlock } from './blocks-repository.ts'
import { findAllChannels } from './channels-repository.ts'
import { paymentsErrors } from './errors.ts'
import type { PaymentGateway } from './gateways/gateway.ts'
import * as views from './operator-repository.ts'
import { findProposals } from './proposals-repository.ts'
import { findCandidates } from './service/candidates.ts'
import { type ChannelInput, createChannel, updateChannel } from './service/channels.ts'
import { type DepositWish, decideDeposit } from './service/decide-deposit.ts'
import {
  claimSuspense,
  decideSuspense,
  isVisible,
  type SuspenseView,
  type SuspenseWish,
} from './service/decide-suspense.ts'
import type { Dependencies } from './service/dependencies.ts'
import { viewDeposits } from './service/deposit-view.ts'
import { HOUSE_MERCHANT } from './service/suspense.ts'
import { findSettings, lockSettings, type SettingsWish, writeSettings } from './settings.ts'

/** What operators see and decide about money that comes in. Changes take the transaction of their audit entry. */
export function createPaymentsDesk(dependencies: Dependencies, gateways: ReadonlyMap<string, PaymentGateway>) {
  const { database, clock } = dependencies
  const { query } = database

  return {
    gatewayCodes: () => [...gateways.keys()],

    async searchDeposits(merchantId: string, filter: views.DepositFilter, page: PageRequest) {
      const { rows, total } = await views.searchDeposits(query, merchantId, filter, page)
      const ids = rows.map(({ id }) => id)
      return { rows, total, proposals: await findProposals(query, [merchantId], 'deposit', ids) }
    },
    /** Throws DEPOSIT_NOT_FOUND. */
    async getDeposit(merchantId: string, id: string) {
      const deposit = await views.findDepositOf(query, merchantId, id)
      if (deposit === undefined) throw paymentsErrors.DEPOSIT_NOT_FOUND()
      const member = { merchantId, memberId: deposit.member_id }
      const [view] = await viewDeposits(dependencies, member, [deposit])
      const proposals = await findProposals(query, [merchantId], 'deposit', [id])
      return { deposit, steps: view?.steps ?? [], transfers: view?.transfers ?? [], proposals }
    },
    decideDeposit: (tx: Transaction, session: OperatorSession, id: string, wish: DepositWish, reason: string) =>
      decideDeposit(dependencies, tx, session, id, wish, reason),

    async searchSuspense(view: SuspenseView, filter: views.SuspenseFilter, page: PageRequest) {
      const merchantIds = [view.session.merchantId, ...(view.seesHouse ? [HOUSE_MERCHANT] : [])]
      const { rows, total } = await views.searchSuspense(query, merchantIds, filter, page)
      return {
        rows,
        total,
        proposals: await findProposals(query, merchantIds, 'suspense', rows.map(bankTransfers.idOf)),
      }
    },
    /** Throws SUSPENSE_NOT_FOUND. */
    async getSuspense(view: SuspenseView, id: string) {
      const { session } = view
      const key = bankTransfers.keyOf(id)
      const row = key && (await bankTransfers.findBankTransfer(query, key.gateway, key.provider_id))
      if (row === undefined || !isVisible(view, row)) throw paymentsErrors.SUSPENSE_NOT_FOUND()
      const proposals = await findProposals(query, [session.merchantId, HOUSE_MERCHANT], 'suspense', [id])
      const isWaiting = row.outcome === 'SUSPENSE'
      const candidates = isWaiting ? await findCandidates(query, session.merchantId, row) : []
      const named =
        row.deposit_id === null ? undefined : await views.findDepositOf(query, session.merchantId, row.deposit_id)
      return { row, proposals, candidates, named }
    },
    claimSuspense: (tx: Transaction, view: SuspenseView, id: string, wanted: boolean) =>
      claimSuspense(dependencies, tx, view, id, wanted),
    decideSuspense: (tx: Transaction, view: SuspenseView, id: string, wish: SuspenseWish, reason: string) =>
      decideSuspense(dependencies, tx, view, id, wish, reason),

    listChannels: (merchantId: string) => findAllChannels(query, merchantId),
    createChannel: (tx: Transaction, to: { merchantId: string; currency: string }, id: string, input: ChannelInput) =>
      createChannel({ gateways }, tx, to, id, input),
    updateChannel: (tx: Transaction, merchantId: string, id: string, input: ChannelInput) =>
      updateChannel({ gateways }, tx, merchantId, id, input),

    findSettings: (merchantId: string) => findSettings(query, merchantId),
    /** A raised limit of one operator counts after a day; all else at once. */
    async changeSettings(tx: Transaction, merchantId: string, { fourEyesAbove, ...wish }: SettingsWish) {
      await lockSettings(tx, merchantId)
      const before = await findSettings(tx.query, merchantId)
      const after = { ...wish, fourEyes: changeLimit(before.fourEyes, fourEyesAbove, clock.now()) }
      await writeSettings(tx.query, merchantId, after)
      return { before, after }
    },

    listBlocks: (merchantId: string, page: { limit: number; offset: number; memberId?: string }) =>
      findBlocks(query, merchantId, clock.now(), page),
    /** Lets a member deposit again. Throws BLOCK_NOT_FOUND. */
    async liftBlock(
      tx: Transaction,
      merchantId: string,
      memberId: string,
    ): Promise<{ before: BlockRow; after: BlockRow }> {
      const before = await findBlock(tx.query, { merchantId, memberId })
      if (before === undefined || before.lifted_at !== null) throw paymentsErrors.BLOCK_NOT_FOUND()
      const after = { ...before, lifted_at: clock.now() }
      await writeBlock(tx.query, after)
      return { before, after }
    },
  }
}

export type PaymentsDesk = ReturnType<typeof createPaymentsDesk>
