import type { Config } from '../../../config/config.ts'
import type { MemberSession } from '../../http/session.ts'
import { createBankView } from './bank-view.ts'
import { withdrawalsErrors } from './errors.ts'
import { createBankApi } from './gateways/bank-api.ts'
import type { PayoutGateway } from './gateways/payout-gateway.ts'
import { createOperatorDeeds } from './operator-service.ts'
import { findAccounts, findBanks, type MemberKey } from './payout-accounts-repository.ts'
import { autoReceive } from './service/auto-receive.ts'
import { cancelWithdrawal } from './service/cancel-withdrawal.ts'
import { type Confirmation, confirmWithdrawal } from './service/confirm-withdrawal.ts'
import type { Dependencies } from './service/dependencies.ts'
import { addPayoutAccount, type NewPayoutAccount, removePayoutAccount } from './service/payout-accounts.ts'
import { requestWithdrawal, type WithdrawalOrder } from './service/request-withdrawal.ts'
import { followPayouts, SEND_PAYOUT, type SendPayout, sendPayout } from './service/send-payout.ts'
import { readTerms } from './service/terms.ts'
import { viewWithdrawals } from './service/view.ts'
import { findPage, findWithdrawal, type WithdrawalRow } from './withdrawals-repository.ts'

export { maskNumber } from './presenter.ts'
export { readWinAlarm } from './settings.ts'

export interface WithdrawalsDependencies extends Omit<Dependencies, 'payoutGateway'> {
  readonly config: Pick<Config, 'bank'>
  /** In place of the bank's payout API. */
  readonly payoutGateway?: PayoutGateway
}

/** Money that goes out (domain.md 6): to which accounts, by whose decision, and whether it arrived. */
export function createWithdrawalsService({ config, payoutGateway, ...rest }: WithdrawalsDependencies) {
  const { database, jobs } = rest
  const bank = payoutGateway ?? createBankApi({ url: config.bank.url, key: config.bank.payoutKey })
  const dependencies: Dependencies = { ...rest, payoutGateway: bank }

  jobs.define<SendPayout>(SEND_PAYOUT, { handler: ({ data }) => sendPayout(dependencies, data) })
  jobs.define('follow-payouts', {
    schedule: '* * * * *',
    handler: async () => void (await followPayouts(dependencies)),
  })
  jobs.define('auto-receive-withdrawals', {
    schedule: '* * * * *',
    handler: async () => void (await autoReceive(dependencies)),
  })

  async function viewOne(row: WithdrawalRow) {
    const [view] = await viewWithdrawals(dependencies, row.merchant_id, [row])
    if (view === undefined) throw new Error('The withdrawal cannot be shown')
    return view
  }

  return {
    listBanks: () => findBanks(database.query),
    listAccounts: (member: MemberKey) => findAccounts(database.query, member),
    addAccount: (session: MemberSession, wish: NewPayoutAccount) => addPayoutAccount(dependencies, session, wish),
    removeAccount: (session: MemberSession, id: string, paymentPassword: string) =>
      removePayoutAccount(dependencies, session, id, paymentPassword),

    terms: (session: MemberSession) => readTerms(dependencies, session),
    request: async (session: MemberSession, order: WithdrawalOrder) =>
      viewOne(await requestWithdrawal(dependencies, session, order)),
    confirm: async (session: MemberSession, id: string, said: Confirmation) =>
      viewOne(await confirmWithdrawal(dependencies, session, id, said)),
    cancel: async (session: MemberSession, id: string) => viewOne(await cancelWithdrawal(dependencies, session, id)),

    /** Throws WITHDRAWAL_NOT_FOUND, also for somebody else's. */
    async find(member: MemberKey, id: string) {
      const row = await findWithdrawal(database.query, member, id)
      if (row === undefined) throw withdrawalsErrors.WITHDRAWAL_NOT_FOUND()
      return viewOne(row)
    },
    async list(member: MemberKey, asked: { state: string | undefined; limit: number; offset: number }) {
      const { rows, total } = await findPage(database.query, member, asked)
      return { views: await viewWithdrawals(dependencies, member.merchantId, rows), total }
    },

    /** What operators do, each within the transaction of its audit entry. */
    operators: createOperatorDeeds(dependencies),
    /** What the books say of what the bank pays by order. */
    bankView: createBankView(database),
    autoReceive: () => autoReceive(dependencies),
    followPayouts: () => followPayouts(dependencies),
    sendPayout: (order: SendPayout) => sendPayout(dependencies, order),
  }
}

export type WithdrawalsService = ReturnType<typeof createWithdrawalsService>
