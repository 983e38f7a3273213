import type { Transaction } from '../../db/connection.ts'
import type { PageRequest } from '../../http/paging.ts'
import type { OperatorSession } from '../../http/session.ts'
import { changeLimit } from '../../lib/waiting-limit.ts'
import { findProposals, mayCount } from '../proposals/service.ts'
import * as bankTransfers from './bank-transfers-repository.ts'
import { type BlockRow, findBlock, findBlocks, writeBlock } from './blocks-repository.ts'
import { findAllChannels } from './channels-repository.ts'
import { paymentsErrors } from './errors.ts'
import type { PaymentGateway } from './gateways/gateway.ts'
import * as views from './operator-repository.ts'
import { findCandidates } from './service/candidates.ts'
import { type ChannelInput, createChannel, updateChannel, type Wisher } from './service/channels.ts'
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
import {
  creditsMore,
  findSettings,
  lockSettings,
  type SettingsWish,
  wishOfSettings,
  writeSettings,
} from './settings.ts'

/** What operators see and decide about money that comes in. Changes take the transaction of their audit entry. */
export function createPaymentsDesk(dependencies: Dependencies, gateways: ReadonlyMap<string, PaymentGateway>) {
  const { database, clock } = dependencies
  const { query } = database

  return {
    gatewayCodes: () => [...gateways.keys()],

    async searchDeposits(merchantId: string, filter: views.DepositFilter, page: PageRequest) {
      const { rows, total } = await views.searchDeposits(query, merchantId, filter, page)
      const ids = rows.map(({ id }) => id)
      return { rows, total, proposals: await findProposals(query, [merchantId], 'deposit', ids, clock.now()) }
    },
    /** Throws DEPOSIT_NOT_FOUND. */
    async getDeposit(merchantId: string, id: string) {
      const deposit = await views.findDepositOf(query, merchantId, id)
      if (deposit === undefined) throw paymentsErrors.DEPOSIT_NOT_FOUND()
      const member = { merchantId, memberId: deposit.member_id }
      const [view] = await viewDeposits(dependencies, member, [deposit])
      const proposals = await findProposals(query, [merchantId], 'deposit', [id], clock.now())
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
        proposals: await findProposals(query, merchantIds, 'suspense', rows.map(bankTransfers.idOf), clock.now()),
      }
    },
    /** Throws SUSPENSE_NOT_FOUND. */
    async getSuspense(view: SuspenseView, id: string) {
      const { session } = view
      const key = bankTransfers.keyOf(id)
      const row = key && (await bankTransfers.findBankTransfer(query, key.gateway, key.provider_id))
      if (row === undefined || !isVisible(view, row)) throw paymentsErrors.SUSPENSE_NOT_FOUND()
      const proposals = await findProposals(query, [session.merchantId, HOUSE_MERCHANT], 'suspense', [id], clock.now())
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
    /** Throws CHANNEL_NOT_FOUND. */
    async getChannel(merchantId: string, id: string) {
      const channel = (await findAllChannels(query, merchantId)).find((one) => one.id === id)
      if (channel === undefined) throw paymentsErrors.CHANNEL_NOT_FOUND()
      return channel
    },
    async proposedChannels(merchantId: string) {
      const ids = (await findAllChannels(query, merchantId)).map(({ id }) => id)
      return findProposals(query, [merchantId], 'paymentChannels', ids, clock.now())
    },
    createChannel: (tx: Transaction, by: Wisher, currency: string, id: string, input: ChannelInput) =>
      createChannel({ gateways, clock }, tx, by, currency, id, input),
    updateChannel: (tx: Transaction, by: Wisher, id: string, input: ChannelInput) =>
      updateChannel({ gateways, clock }, tx, by, id, input),

    findSettings: (merchantId: string) => findSettings(query, merchantId),
    /**
     * What credits more takes two operators, and a raised limit of one operator then counts after a day; all else at once.
     * Throws as `mayCount`.
     */
    async changeSettings(tx: Transaction, { session, reason }: Wisher, wanted: SettingsWish) {
      const { merchantId } = session
      await lockSettings(tx, merchantId)
      const before = await findSettings(tx.query, merchantId)
      const { fourEyesAbove, ...rest } = wanted
      const after = { ...rest, fourEyes: changeLimit(before.fourEyes, fourEyesAbove, clock.now()) }
      const about = { merchantId, kind: 'paymentSettings', subjectId: merchantId } as const
      const raises = creditsMore(before, wanted, clock.now())
      const change = { ...about, wish: wishOfSettings(wanted), reason, raises }
      if (!(await mayCount(tx, session, change, clock.now())))
        return { before, after, action: 'paymentSettings.propose' }
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
