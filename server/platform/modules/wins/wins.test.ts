import { pino } from 'pino'
import { register } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decideBet, writeBet } from '../../../../tests/support/bets.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import { need } from '../../../../tests/support/need.ts'
import {
  DEMO_PASSWORD,
  randomAddress,
  SAKURA,
  startPlatform,
  type TestPlatform,
} from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import type { Database } from '../../db/connection.ts'
import type { Owner } from '../ledger/movement.ts'

const reason = 'Đã xem ván cược cùng nhà cung cấp'
/** The figure of a brand that set none, and one unit under it. */
const ALARM = 500_000_000_0000n
const LESS = ALARM - 1n

describeOnEachDatabase('a great win', (open) => {
  let database: Database
  let platform: TestPlatform
  let tokens: { operator: string; second: string; support: string }
  const lines: Record<string, unknown>[] = []
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) })

  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database, overrides: { logger } })
    const [operator, second, support] = await Promise.all([
      platform.operator('operator'),
      platform.operator('operator2'),
      platform.operator('support'),
    ])
    tokens = { operator, second, support }
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })

  async function newOwner(merchantId?: string): Promise<Owner> {
    const { id, merchant_id } = await platform.member(merchantId === undefined ? {} : { merchantId })
    return { merchantId: merchant_id, memberId: id }
  }
  const won = (owner: Owner, payout: bigint) => writeBet(database, owner, { stake: 1_0000n, payout, vendor: 'JL' })
  const count = (owner: Owner) => platform.context.turnover.count(owner)
  const list = async ({ memberId }: Owner, query: Record<string, string> = {}, token = tokens.operator) =>
    (await platform.call('listGreatWins', { token, query: { memberId, ...query } })).value
  const toldOf = (betId: string) => lines.filter((line) => line.betId === betId)
  const review = (token: string, id: string) =>
    platform.call('reviewGreatWin', { token, params: { id }, body: { reason } })
  async function counted(): Promise<number> {
    const metric = await register.getSingleMetric('croupier_great_wins_total')?.get()
    return metric?.values.reduce((sum, { value }) => sum + value, 0) ?? 0
  }

  it('is told when its bet is counted: in the list, in the log and by the counter; less is not', async () => {
    const owner = await newOwner()
    const before = await counted()
    const [bet] = [await won(owner, ALARM), await won(owner, LESS), await won(owner, 0n)]
    await count(owner)
    const { content, totalItems } = await list(owner)
    expect(totalItems).toBe(1)
    expect(content).toMatchObject([
      {
        memberId: owner.memberId,
        betId: bet,
        vassalage: 'JL',
        gameType: 'RNG',
        currency: 'VND',
        amount: '500000000.00',
        alarmFrom: '500000000.00',
        state: 'NEW',
        seenAt: null,
      },
    ])
    expect(await counted()).toBe(before + 1)
    expect(toldOf(bet)).toMatchObject([{ ...owner, vendor: 'JL', amount: '500000000.00', level: 50 }])
  })

  race('is told once, however often and by how many its bet is counted', async () => {
    const owner = await newOwner()
    const bet = await won(owner, ALARM)
    await Promise.all(Array.from({ length: 5 }, () => count(owner)))
    await decideBet(database, owner, bet, { state: 'SETTLED', validBet: 7n })
    await count(owner)
    expect((await list(owner)).totalItems).toBe(1)
    expect(toldOf(bet)).toHaveLength(1)
  })

  it('is told of when a withdrawal counts it, and by nothing that is taken back', async () => {
    const owner = await newOwner()
    const bet = await won(owner, ALARM)
    const failed = database.transaction(async (tx) => {
      await platform.context.turnover.remaining(owner, 'VND', tx)
      throw new Error('refused')
    })
    await expect(failed).rejects.toThrow('refused')
    expect([(await list(owner)).totalItems, toldOf(bet).length]).toEqual([0, 0])
    await platform.context.turnover.remaining(owner, 'VND')
    expect([(await list(owner)).totalItems, toldOf(bet).length]).toEqual([1, 1])
  })

  it('is looked at by one operator, who says what he found, and is new again when it pays more', async () => {
    const owner = await newOwner()
    const bet = await won(owner, ALARM)
    await count(owner)
    const { id } = need((await list(owner)).content[0])
    expect(await review(tokens.support, id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await review(tokens.operator, id)).value).toMatchObject({
      state: 'SEEN',
      seenBy: 'operator',
      seenReason: reason,
    })
    expect(await review(tokens.second, id)).toMatchObject({ status: 409, code: 'GREAT_WIN_SEEN' })
    expect((await list(owner, { state: 'NEW' })).totalItems).toBe(0)
    expect((await list(owner, { state: 'SEEN' }, tokens.support)).totalItems).toBe(1)
    const log = await platform.call('listAuditEntries', {
      token: tokens.operator,
      query: { subjectKind: 'greatWins', subjectId: id },
    })
    expect(log.value.content).toMatchObject([{ action: 'greatWins.review', reason }])

    await decideBet(database, owner, bet, { state: 'SETTLED', validBet: 1n, payout: ALARM * 2n })
    await count(owner)
    expect((await list(owner)).content).toMatchObject([{ id, amount: '1000000000.00', state: 'NEW', seenBy: null }])
    // Less than before is no news.
    await decideBet(database, owner, bet, { state: 'SETTLED', validBet: 1n, payout: ALARM })
    await count(owner)
    expect((await list(owner)).content).toMatchObject([{ amount: '1000000000.00' }])
    expect(toldOf(bet)).toHaveLength(2)
  })

  race('is looked at once when two operators say so at once', async () => {
    const owner = await newOwner()
    await won(owner, ALARM)
    await count(owner)
    const { id } = need((await list(owner)).content[0])
    const answers = await Promise.all([review(tokens.operator, id), review(tokens.second, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is known to its own brand alone', async () => {
    const account = `lang${randomAddress().replaceAll('.', '')}`
    const who = { account, name: 'Láng giềng', role: 'ADMIN', password: DEMO_PASSWORD } as const
    await platform.context.operators.createOperator({ ...who, merchantIds: [SAKURA] })
    const body = { account, password: DEMO_PASSWORD }
    const { token } = (await platform.call('operatorSignIn', { ip: randomAddress(), body })).value
    const owner = await newOwner()
    await won(owner, ALARM)
    await count(owner)
    const { id } = need((await list(owner)).content[0])
    expect(await list(owner, {}, token)).toMatchObject({ content: [], totalItems: 0 })
    expect(await platform.call('getGreatWin', { token, params: { id } })).toMatchObject({ code: 'GREAT_WIN_NOT_FOUND' })
    expect(await review(token, id)).toMatchObject({ status: 404, code: 'GREAT_WIN_NOT_FOUND' })
    expect((await list(owner)).content).toMatchObject([{ state: 'NEW' }])
  })

  it('begins where the brand says: lower at once, higher with a second operator', async () => {
    const owner = await newOwner()
    const read = async () => {
      const { value } = await platform.call('getWithdrawalSettings', { token: tokens.operator })
      const { id: _id, currency: _currency, proposal, fourEyesPending, fourEyesPendingFrom, ...settings } = value
      return settings
    }
    const set = async (token: string, winAlarmFrom: string) =>
      platform.call('updateWithdrawalSettings', { token, body: { ...(await read()), winAlarmFrom, reason } })
    expect(await read()).toMatchObject({ winAlarmFrom: '500000000.00' })
    expect((await set(tokens.operator, '1000')).value).toMatchObject({ winAlarmFrom: '1000.00', proposal: null })
    const bet = await won(owner, 1000_0000n)
    await count(owner)
    expect((await list(owner)).content).toMatchObject([{ betId: bet, alarmFrom: '1000.00' }])
    expect((await set(tokens.operator, '500000000')).value).toMatchObject({
      winAlarmFrom: '1000.00',
      proposal: { proposedByAccount: 'operator', wish: { winAlarmFrom: '500000000.00' } },
    })
    expect((await set(tokens.second, '500000000')).value).toMatchObject({
      winAlarmFrom: '500000000.00',
      proposal: null,
    })
    expect(await set(tokens.operator, '0')).toMatchObject({ status: 400, code: 'INVALID_INPUT', field: 'winAlarmFrom' })
  })
})
