import type { Money } from '../../lib/money.ts'
import { createBankView } from './bank-view.ts'
import { type ChannelRow, findChannels } from './channels-repository.ts'
import * as deposits from './deposits-repository.ts'
import { createPaymentsDesk } from './desk.ts'
import { paymentsErrors } from './errors.ts'
import type { ReceivedTransfer } from './gateways/gateway.ts'
import { createGateways, type GatewayConfig } from './gateways/gateways.ts'
import { acceptAmount } from './service/accept-amount.ts'
import { type Claim, claimPayment } from './service/claim-payment.ts'
import { createDeposit, type DepositOrder } from './service/create-deposit.ts'
import type { Dependencies } from './service/dependencies.ts'
import { type DepositView, viewDeposits } from './service/deposit-view.ts'
import { endReviews } from './service/end-reviews.ts'
import { expireDeposits } from './service/expire-deposits.ts'
import { failDeposit } from './service/fail-deposit.ts'
import { receiveTransfer } from './service/receive-transfer.ts'

export interface PaymentsDependencies extends Omit<Dependencies, 'gatewayOf'> {
  readonly config: GatewayConfig
}

/** Deposits (domain.md 6): what to pay and where, and the crediting of what arrived. */
export function createPaymentsService({ config, ...rest }: PaymentsDependencies) {
  const { database } = rest
  const gateways = new Map(createGateways(config, rest.clock).map((gateway) => [gateway.code, gateway]))
  const gatewayOf = (code: string) => gateways.get(code)
  const dependencies: Dependencies = { ...rest, gatewayOf }

  /** Throws DEPOSIT_NOT_FOUND, also for somebody else's. */
  async function findDeposit(member: deposits.MemberKey, id: string): Promise<DepositView> {
    const deposit = await deposits.findDeposit(database.query, member, id)
    const [view] = deposit === undefined ? [] : await viewDeposits(dependencies, member, [deposit])
    if (view === undefined) throw paymentsErrors.DEPOSIT_NOT_FOUND()
    return view
  }

  return {
    gatewayOf,
    /** Where operators work. */
    desk: createPaymentsDesk(dependencies, gateways),
    /** What the books say of what the bank reported. */
    bankView: createBankView(database),

    /** The channels that are switched on and whose gateway is there. */
    async listChannels(merchantId: string): Promise<ChannelRow[]> {
      return (await findChannels(database.query, merchantId)).filter(({ gateway }) => gateways.has(gateway))
    },

    createDeposit: (order: DepositOrder): Promise<DepositView> => createDeposit(dependencies, order),

    findDeposit,

    /** The member takes what arrived instead of the amount. Throws DEPOSIT_OFFER_GONE. */
    async acceptAmount(member: deposits.MemberKey, id: string, amount: Money): Promise<DepositView> {
      await acceptAmount(dependencies, member, id, amount)
      return findDeposit(member, id)
    },
    /** The member says to have paid. Throws DEPOSIT_NOT_CLAIMABLE, PROOF_NOT_FOUND. */
    async claimPayment(member: deposits.MemberKey, id: string, claim: Claim): Promise<DepositView> {
      await claimPayment(dependencies, member, id, claim)
      return findDeposit(member, id)
    },

    async listDeposits(
      member: deposits.MemberKey,
      asked: { state: string | undefined; limit: number; offset: number },
    ) {
      const { rows, total } = await deposits.findDeposits(database.query, member, asked)
      return { views: await viewDeposits(dependencies, member, rows), total }
    },

    /** Names of the channels of some deposits, by deposit id. */
    async channelNames(
      member: deposits.MemberKey,
      ids: readonly string[],
    ): Promise<Map<string, Record<string, string>>> {
      const rows = await deposits.findChannelNames(database.query, member, ids)
      return new Map(rows.map(({ id, channel_names }) => [id, channel_names as Record<string, string>]))
    },

    receiveTransfer: (gateway: string, transfer: ReceivedTransfer): Promise<{ credited: boolean }> =>
      receiveTransfer(dependencies, gateway, transfer),

    failDeposit: (gateway: string, transferCode: string): Promise<void> =>
      failDeposit(dependencies, gateway, transferCode),

    expireDeposits: (): Promise<number> => expireDeposits(dependencies),
    endReviews: (): Promise<number> => endReviews(dependencies),
  }
}

export type PaymentsService = ReturnType<typeof createPaymentsService>
