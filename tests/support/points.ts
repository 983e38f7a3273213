import { newId } from '../../server/platform/lib/id.ts'
import { createCashier } from './deposits.ts'
import { need } from './need.ts'
import { DEMO_PAYMENT_PASSWORD, SENVANG, type TestPlatform } from './platform.ts'
import { byTwo } from './two-operators.ts'

/** Where goods are sent. */
export const receiver = { name: 'Nguyễn Thị Lan', phone: '0912345678', address: '12 Lê Lợi, Quận 1, TP. Hồ Chí Minh' }
const reason = 'Bảng điểm mới'

/** Short words for tests of points: a brand that gives some, goods of its mall, and members who have points. */
export function createPointTools(platform: TestPlatform) {
  const { call, context, database } = platform
  const cashier = createCashier(platform)

  /** Goods that two operators opened. */
  async function goods(change: Record<string, unknown> = {}): Promise<string> {
    const body = {
      kind: 'GOODS',
      words: [
        { language: 'vi', name: 'Bình nước', description: 'Giữ nhiệt', pictureUrl: null },
        { language: 'en', name: 'Bottle', description: 'Keeps warm', pictureUrl: null },
      ],
      pointsRequired: '100',
      amountRequired: '0',
      amountGiven: '0',
      stock: 10,
      position: 1,
      reason,
      ...change,
    }
    const made = need((await call('createMallGoods', { token: await platform.operator(), body })).value)
    const opened = await byTwo(platform, 'updateMallGoods', {
      params: { id: made.id },
      body: { ...body, isOpen: true },
    })
    if (!opened.value?.isOpen) throw new Error(`The goods are not open: ${JSON.stringify(opened)}`)
    return made.id
  }

  return {
    goods,
    /** What the brand gives for deposits, and for points, settled by two operators. */
    settle: (change: Record<string, unknown> = {}) =>
      byTwo(platform, 'updatePointSettings', {
        body: {
          steps: [
            { from: '1000000', points: '2' },
            { from: '100000', points: '1' },
          ],
          exchangeAmount: '500',
          minimumPoints: '100',
          reason,
          ...change,
        },
      }),
    /** A deposit that is paid, and what the bank said of it. */
    async deposit(token: string, amount: string) {
      const report = cashier.report(await cashier.start(token, amount), Number(amount))
      await cashier.deliver(report)
      return report
    },
    repeat: (report: unknown) => cashier.deliver(report),
    /** A member who is signed in and has so many points. */
    async holder(points: bigint, funds = 0n) {
      const signedIn = await platform.signedInMember({ canPay: true, funds: funds * 10_000n })
      const owner = { merchantId: SENVANG, memberId: signedIn.member.id }
      const id = newId()
      if (points > 0n)
        await database.transaction(async (tx) => {
          await context.ledger.openAccounts(tx, owner, [{ currency: 'POINT', account: 'CASH' }])
          await context.ledger.post(tx, [
            {
              ...owner,
              source: 'points',
              key: `deposit:${id}`,
              kind: 'POINTS',
              document: { kind: 'point-earning', id },
              currency: 'POINT',
              amount: points * 10_000n,
              from: 'HOUSE:PROMOTION:points',
              to: 'CASH',
            },
          ])
        })
      return { ...signedIn, owner }
    },
    redeem: (token: string, goodsId: string, change: Record<string, unknown> = {}, idempotencyKey: string = newId()) =>
      call('redeemPointReward', {
        token,
        idempotencyKey,
        body: {
          goodsId,
          quantity: 1,
          points: '100',
          amount: '0',
          receiver,
          paymentPassword: DEMO_PAYMENT_PASSWORD,
          ...change,
        },
      }),
    convert: (token: string, points: string, amount: string, idempotencyKey: string = newId()) =>
      call('convertPoints', {
        token,
        idempotencyKey,
        body: { points, amount, paymentPassword: DEMO_PAYMENT_PASSWORD },
      }),
    decide: (token: string, id: string, outcome: 'APPROVED' | 'REJECTED', remark = 'Hết hàng') =>
      call('decideRedemption', { token, params: { id }, body: { outcome, remark } }),
    points: async (token: string) => (await call('getPointBalance', { token })).value.points,
    balance: async (token: string) => (await call('getBalance', { token })).value.balance,
    stock: async (id: string) =>
      (await call('getMallGoods', { token: await platform.operator(), params: { id } })).value.stock,
  }
}
