import type { Config } from '../../../config/config.ts'
import { findChannels } from './channels-repository.ts'
import * as deposits from './deposits-repository.ts'
import { paymentsErrors } from './errors.ts'
import type { PaymentGateway, ReceivedTransfer } from './gateways/gateway.ts'
import { createVietQrGateway } from './gateways/vietqr/vietqr-gateway.ts'
import { createDeposit, type DepositOrder } from './service/create-deposit.ts'
import type { Dependencies } from './service/dependencies.ts'
import { type DepositView, viewDeposits } from './service/deposit-view.ts'
import { expireDeposits } from './service/expire-deposits.ts'
import { receiveTransfer } from './service/receive-transfer.ts'

export interface PaymentsDependencies extends Omit<Dependencies, 'gatewayOf'> {
  readonly config: Pick<Config, 'mode' | 'bank'>
}

/** Deposits (domain.md 6): what to pay and where, and the crediting of what arrived. */
export function createPaymentsService({ config, ...rest }: PaymentsDependencies) {
  const { database } = rest
  const vietqr = createVietQrGateway({
    webhookKey: config.bank.webhookKey,
    bankPage: config.mode === 'DEMO' ? config.bank.url : undefined,
  })
  const gateways = new Map<string, PaymentGateway>([[vietqr.code, vietqr]])

  function gatewayOf(code: string): PaymentGateway {
    const gateway = gateways.get(code)
    if (gateway === undefined) throw new Error(`There is no payment gateway ${code}`)
    return gateway
  }

  const dependencies: Dependencies = { ...rest, gatewayOf }

  return {
    gatewayOf,

    listChannels: (merchantId: string) => findChannels(database.query, merchantId),

    createDeposit: (order: DepositOrder): Promise<DepositView> => createDeposit(dependencies, order),

    /** Throws DEPOSIT_NOT_FOUND, also for somebody else's. */
    async findDeposit(member: deposits.MemberKey, id: string): Promise<DepositView> {
      const deposit = await deposits.findDeposit(database.query, member, id)
      const [view] = deposit === undefined ? [] : await viewDeposits(dependencies, member, [deposit])
      if (view === undefined) throw paymentsErrors.DEPOSIT_NOT_FOUND()
      return view
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

    expireDeposits: (): Promise<number> => expireDeposits(dependencies),
  }
}

export { presentDeposit } from './presenter.ts'
export type PaymentsService = ReturnType<typeof createPaymentsService>
