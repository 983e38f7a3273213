import type { Config } from '../../../config/config.ts'
import { bind } from '../../lib/bind.ts'
import { createBankView } from './bank-view.ts'
import { createBankApi } from './gateways/bank-api.ts'
import type { PayoutGateway } from './gateways/payout-gateway.ts'
import { cancelWithdrawal } from './service/cancel-withdrawal.ts'
import { confirmWithdrawal } from './service/confirm-withdrawal.ts'
import type { Dependencies } from './service/dependencies.ts'
import { addPayoutAccount, listBanks, listPayoutAccounts, removePayoutAccount } from './service/payout-accounts.ts'
import { findWithdrawal, listWithdrawals } from './service/read.ts'
import { autoReceive } from './service/receive.ts'
import { requestWithdrawal } from './service/request-withdrawal.ts'
import { askForReturns } from './service/returns.ts'
import { followPayouts, sendPayout } from './service/send-payout.ts'
import { readTerms } from './service/terms.ts'

export { maskNumber } from './presenter.ts'
export { readWinAlarm } from './repository/settings.ts'
export { noteAssessed } from './repository/withdrawals.ts'

export interface WithdrawalsDependencies extends Omit<Dependencies, 'payoutGateway'> {
  readonly config: Pick<Config, 'bank'>
  /** In place of the bank's payout API. */
  readonly payoutGateway?: PayoutGateway
}

/** Money that goes out (domain.md 6): to which accounts, and whether it arrived. What operators decide is in `operator/`. */
export function createWithdrawalsService({ config, payoutGateway, ...rest }: WithdrawalsDependencies) {
  const bank = payoutGateway ?? createBankApi({ url: config.bank.url, key: config.bank.payoutKey })
  const dependencies: Dependencies = { ...rest, payoutGateway: bank }
  return {
    ...bind(dependencies, {
      listBanks,
      listAccounts: listPayoutAccounts,
      addAccount: addPayoutAccount,
      removeAccount: removePayoutAccount,
      terms: readTerms,
      find: findWithdrawal,
      list: listWithdrawals,
      request: requestWithdrawal,
      confirm: confirmWithdrawal,
      cancel: cancelWithdrawal,
      sendPayout,
      followPayouts,
      autoReceive,
      askForReturns,
    }),
    /** What the books say of what the bank pays by order. */
    bankView: createBankView(rest.database),
  }
}

export type WithdrawalsService = ReturnType<typeof createWithdrawalsService>
