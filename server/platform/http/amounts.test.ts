import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDraws, openLottery, slipOf } from '../../../tests/support/lottery-bets.ts'
import { need } from '../../../tests/support/need.ts'
import { type CallName, SENVANG, startPlatform, type TestPlatform } from '../../../tests/support/platform.ts'
import { newId } from '../lib/id.ts'
import { GREATEST_MONEY } from '../lib/money.ts'
import { listCalls } from '../modules.ts'

/** A schema as JSON: what a body of it may be is made from it. */
interface Shape {
  readonly type?: string
  readonly pattern?: string
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly minimum?: number
  readonly minLength?: number
  readonly minItems?: number
}

const isAmount = ({ pattern = '' }: Shape) => /^\^-?\??\\d\{1,1[0-9]\}\(/.test(pattern)

/** A value that fits a schema, every amount in it being this one; with how many amounts there are. */
function sample(shape: Shape, amount: string): { value: unknown; amounts: number } {
  const plain = (value: unknown) => ({ value, amounts: 0 })
  if (shape.const !== undefined) return plain(shape.const)
  if (shape.enum !== undefined) return plain(shape.enum[0])
  if (shape.anyOf !== undefined) return sample(shape.anyOf[0] ?? {}, amount)
  if (shape.properties !== undefined) {
    const fields = Object.entries(shape.properties).map(([name, inner]) => [name, sample(inner, amount)] as const)
    return {
      value: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
      amounts: fields.reduce((sum, [, { amounts }]) => sum + amounts, 0),
    }
  }
  if (shape.type === 'array') {
    const one = sample(shape.items ?? {}, amount)
    return { value: [one.value], amounts: one.amounts }
  }
  if (shape.type === 'integer' || shape.type === 'number') return plain(shape.minimum ?? 1)
  if (shape.type === 'boolean') return plain(true)
  if (isAmount(shape)) return { value: amount, amounts: 1 }
  if (shape.format === 'uuid') return plain(newId())
  if (shape.format === 'date-time') return plain('2026-11-22T00:00:00.000Z')
  return plain('A'.repeat(Math.max(shape.minLength ?? 1, 3)))
}

const withAmounts = listCalls().filter(
  ({ call }) => call.body !== undefined && sample(call.body as Shape, '1').amounts > 0 && call.access !== 'signed',
)

describe('amounts near the end of what a number can be', () => {
  let platform: TestPlatform
  let operator: string
  let player: Awaited<ReturnType<TestPlatform['signedInMember']>>
  beforeAll(async () => {
    platform = await startPlatform()
    operator = await platform.operator()
    player = await platform.signedInMember({ funds: 100_0000n, canPay: true })
  })
  afterAll(() => platform.stop())

  const amounts = ['999999999999.9999', '922337203685477.5807', '999999999999999.9999', '9'.repeat(20)]

  it('there are calls that take amounts', () => expect(withAmounts.length).toBeGreaterThan(15))

  it.each(withAmounts.map(({ name, call }) => [name, call] as const))(
    '%s answers them, never fails',
    async (name, call) => {
      const token = call.access === 'operator' ? operator : player.token
      for (const amount of amounts) {
        const body = sample(call.body as Shape, amount).value
        const answer = await platform.call(name as CallName, {
          token,
          body,
          params: { id: newId() },
          idempotencyKey: newId(),
          merchant: 'SENVANG',
        })
        expect([amount, answer.status < 500, answer.code], JSON.stringify(body)).not.toContain(false)
        if (amount.length > 17) expect(['INVALID_INPUT', 'MONEY_TOO_LARGE', 'MONEY_INVALID']).toContain(answer.code)
      }
    },
  )

  it('are refused in the field that they were sent in', async () => {
    const body = { memberId: player.member.id, kind: 'CREDIT', amount: '9999999999999', reason: 'Khiếu nại 17' }
    expect(await platform.call('requestAdjustment', { token: operator, body })).toMatchObject({
      status: 400,
      field: 'amount',
    })
  })

  it('of a bet times lines, tickets and draws are refused by the limits of the lottery', async () => {
    const lottery = await openLottery(platform.database, {
      memberStakeLimit: GREATEST_MONEY,
      numberPayoutLimit: GREATEST_MONEY,
      singleWinLimit: GREATEST_MONEY,
    })
    const draws = await openDraws(platform.database, lottery, { count: 20 })
    const numbers = Array.from({ length: 100 }, (_none, index) => String(index).padStart(2, '0'))
    const line = { playType: 'lo-2', picks: [numbers], unit: '999999999999', multiple: 9999, series: 1980 }
    const slip = slipOf(
      lottery.code,
      numbers,
      draws.map(({ number }) => number),
      { lines: [line] },
    )
    expect(await platform.call('placeLotteryOrder', { token: player.token, body: slip })).toMatchObject({
      status: 422,
      code: 'LOTTERY_LIMIT_NUMBER',
    })
    // As much as one bet may win, over many draws.
    const most = slipOf(
      lottery.code,
      ['07'],
      draws.map(({ number }) => number),
      {
        lines: [{ ...line, picks: [['07']], unit: '370000000', multiple: 1 }],
      },
    )
    expect((await platform.call('placeLotteryOrder', { token: player.token, body: most })).status).toBeLessThan(500)
  })

  it('of a balance that would leave what a number can be are refused in words', async () => {
    const rich = await platform.member({ funds: 9_223_372_036_854_775_000n })
    const key = { memberId: rich.id, kind: 'CREDIT', reason: 'Khiếu nại 17' }
    const asked = await platform.call('requestAdjustment', {
      token: operator,
      idempotencyKey: newId(),
      body: { ...key, amount: '999999999999' },
    })
    expect(asked).toMatchObject({ success: true })
    const decided = await platform.call('approveAdjustment', {
      token: await platform.operator('operator2'),
      params: { id: need(asked.value).id },
      body: { reason: 'Đã đối chiếu' },
    })
    expect(decided).toMatchObject({ status: 422, code: 'MONEY_TOO_LARGE' })
    const balance = await platform.context.ledger.balance({ merchantId: SENVANG, memberId: rich.id }, 'VND')
    expect(balance).toBe(9_223_372_036_854_775_000n)
  })
})
