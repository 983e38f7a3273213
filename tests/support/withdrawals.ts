import { newId } from '../../server/platform/lib/id.ts'
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD, randomAddress, SENVANG, type TestPlatform } from './platform.ts'

export const UNITS = 10_000n

/** Short words for tests of withdrawals: members with an account to be paid at, and two operators. */
export function createWithdrawalTools(platform: TestPlatform) {
  const { call, context } = platform

  async function addAccount(token: string, number = '0071000123456'): Promise<string> {
    const added = await call('addPayoutAccount', {
      token,
      ip: randomAddress(),
      body: { bankCode: '970436', number, holder: 'Nguyễn Văn Thử', paymentPassword: DEMO_PAYMENT_PASSWORD },
    })
    if (!added.success) throw new Error(`No account: ${added.code}`)
    return added.value.id
  }

  return {
    addAccount,
    /** The brand whose members and operators these are. */
    merchantId: SENVANG,
    /** A member who may withdraw: money, payment password, own account. */
    async payee(funds = 1_000_000n, number = '0071000123456') {
      const signedIn = await platform.signedInMember({ funds: funds * UNITS, canPay: true })
      const owner = { merchantId: SENVANG, memberId: signedIn.member.id }
      return { ...signedIn, owner, accountId: await addAccount(signedIn.token, number) }
    },

    request(payee: { token: string; accountId: string }, amount: string, key = newId()) {
      return call('requestWithdrawal', {
        token: payee.token,
        ip: randomAddress(),
        idempotencyKey: key,
        body: { payoutAccountId: payee.accountId, amount, paymentPassword: DEMO_PAYMENT_PASSWORD },
      })
    },

    /** A second operator who may do everything. */
    async secondOperator(): Promise<string> {
      const account = `eyes${newId().slice(-8)}`
      await context.operators.createOperator({
        account,
        name: 'Second pair of eyes',
        role: 'ADMIN',
        password: DEMO_PASSWORD,
        merchantIds: [SENVANG],
      })
      const answer = await call('operatorSignIn', { ip: randomAddress(), body: { account, password: DEMO_PASSWORD } })
      return answer.value.token
    },

    /** Claims, approves and releases by hand. */
    async release(operator: string, id: string, reference = `FT${newId()}`) {
      const given = { token: operator, params: { id } }
      await call('claimWithdrawal', { ...given, body: {} })
      await call('approveWithdrawal', { ...given, body: {} })
      return call('releaseWithdrawal', { ...given, body: { reference } })
    },

    balance: (owner: { merchantId: string; memberId: string }) => context.ledger.balance(owner, 'VND'),
    held: (owner: { merchantId: string; memberId: string }) => context.ledger.balance(owner, 'VND', 'HOLD'),
    async expectBalanced(): Promise<void> {
      const { mismatches } = await context.ledger.runTrialBalance()
      if (mismatches.length > 0) throw new Error(`The books do not balance: ${JSON.stringify(mismatches)}`)
    },
  }
}
