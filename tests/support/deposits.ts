import type { ValueOf } from '../../server/platform/http/call.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { sign } from '../../server/platform/modules/payments/gateways/psp/signature.ts'
import type { paymentsCalls } from '../../server/platform/modules/payments/schema.ts'
import { need } from './need.ts'
import type { TestPlatform } from './platform.ts'

let lastId = Date.now()

type Deposit = ValueOf<typeof paymentsCalls.getDeposit>

/** The bank's own time as SePay writes it, so many minutes from now. */
export const bankTime = (now: Date, minutes = 0): string =>
  new Date(now.getTime() + 7 * 3_600_000 + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')

/** Short words for members who deposit, the bank and the payment service that report, and operators who decide. */
export function createCashier(platform: TestPlatform) {
  async function start(token: string, amount = '200000', channelId = 'VIETQR_MB', merchant = 'SENVANG') {
    const body = { channelId, amount }
    const { value } = await platform.call('createDeposit', { token, merchant, body, idempotencyKey: newId() })
    return need(value)
  }

  const report = (
    { transferCode, accountNumber }: Pick<Deposit, 'transferCode' | 'accountNumber'>,
    amount: number,
    change: Record<string, unknown> = {},
  ) => ({
    id: ++lastId,
    gateway: 'MBBank',
    transactionDate: bankTime(platform.clock.now()),
    accountNumber,
    code: null,
    content: `MBVCB.123456.${transferCode}.CT tu 0123 NGUYEN VAN A`,
    transferType: 'in',
    transferAmount: amount,
    accumulated: 0,
    subAccount: null,
    referenceCode: `FT${lastId}`,
    description: '',
    ...change,
  })

  return {
    start,
    report,
    async started(amount = '200000', channelId = 'VIETQR_MB') {
      const { member, token } = await platform.signedInMember()
      return { member, token, deposit: await start(token, amount, channelId) }
    },
    deliver: (body: unknown) =>
      platform.call('receiveBankTransfer', {
        body,
        headers: { authorization: `Apikey ${platform.context.config.bank.webhookKey}` },
      }),
    /** The payment service reports, signed; `seconds` moves its clock, `secret` stands in for the right one. */
    deliverPayment(body: object, { seconds = 0, secret = platform.context.config.psp.secret } = {}) {
      const moment = String(Math.floor(platform.clock.now().getTime() / 1000) + seconds)
      const signature = sign(secret, moment, JSON.stringify(body))
      return platform.call('receivePayment', {
        body,
        headers: { 'psp-timestamp': moment, 'psp-signature': signature },
      })
    },
    read: async (token: string, { id }: { id: string }, merchant = 'SENVANG') =>
      need((await platform.call('getDeposit', { token, merchant, params: { id } })).value),
    balance: async (token: string) => (await platform.call('getBalance', { token })).value.balance,
    idOf: (body: { id: number }) => `VIETQR:${body.id}`,
    decide: (token: string, id: string, body: Record<string, unknown>) =>
      platform.call('decideSuspense', { token, params: { id }, body: { reason: 'Đã đối soát sao kê', ...body } }),
    suspense: async (token: string, id: string) =>
      need((await platform.call('getSuspense', { token, params: { id } })).value),
    /** Signs in the second administrator. */
    async secondOperator() {
      const body = { account: 'operator2', password: 'Demo@12345' }
      return need((await platform.call('operatorSignIn', { body })).value).token
    },
  }
}
