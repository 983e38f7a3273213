import { bind } from '../../lib/bind.ts'
import { createBankView } from './bank-view.ts'
import { createGateways, type GatewayConfig } from './gateways/gateways.ts'
import { createPaymentReports } from './reports.ts'
import { acceptAmount } from './service/accept-amount.ts'
import { cancelDeposit } from './service/cancel-deposit.ts'
import { claimPayment } from './service/claim-payment.ts'
import { createDeposit } from './service/create-deposit.ts'
import type { Dependencies } from './service/dependencies.ts'
import { endReviews } from './service/end-reviews.ts'
import { expireDeposits } from './service/expire-deposits.ts'
import { failDeposit } from './service/fail-deposit.ts'
import { createPaying } from './service/paying.ts'
import { channelNames, findDeposit, listChannels, listDeposits } from './service/read.ts'
import { receiveTransfer } from './service/receive-transfer.ts'
import { tellLate } from './service/tell-late.ts'

export { type CreditedDeposit, columnsOf, DEPOSITS } from './credited-deposit.ts'
export type { DepositListener } from './service/tell-credited.ts'
export type { ReversalListener, ReversedDeposit } from './service/tell-reversed.ts'

export interface PaymentsDependencies extends Omit<Dependencies, 'gatewayOf'> {
  readonly config: GatewayConfig
}

/** Deposits (domain.md 6): what to pay and where, and the crediting of what arrived. What operators decide is in `operator/`. */
export function createPaymentsService({ config, ...rest }: PaymentsDependencies) {
  const all = createGateways(config, rest.clock)
  const gateways = new Map(all.map((gateway) => [gateway.code, gateway]))
  const gatewayOf = (code: string) => gateways.get(code)
  const dependencies: Dependencies = { ...rest, gatewayOf }
  return {
    gatewayOf,
    ...bind(dependencies, {
      listChannels,
      createDeposit,
      findDeposit,
      listDeposits,
      channelNames,
      acceptAmount,
      claimPayment,
      cancelDeposit,
      failDeposit,
      endReviews,
      tellLate,
    }),
    ...bind({ ...dependencies, pay: createPaying(dependencies) }, { receiveTransfer, expireDeposits }),
    /** What the books say of what the bank reported. */
    bankView: createBankView(rest.database),
    /** What payment services report, and what of it we booked. */
    reports: createPaymentReports(rest.database, all),
  }
}

export type PaymentsService = ReturnType<typeof createPaymentsService>
