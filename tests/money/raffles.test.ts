import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createCashier } from '../support/deposits.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { publishByTwo } from '../support/two-operators.ts'

const DAY = 86_400_000
const reason = 'Vòng quay cuối tuần'
const named = (name: string) => [{ language: 'vi', name }]
const prizes = [
  { kind: 'MONEY', names: named('Năm đồng'), amount: '5', weight: 3, quantity: 2 },
  { kind: 'POINTS', names: named('Mười điểm'), amount: '10', weight: 2, quantity: 2 },
]

describeOnEachDatabase('raffles', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    await platform.database.raw(`update raffles set state = 'PAUSED'`, [])
    await platform.database.raw('delete from point_steps', [])
  }, 90_000)
  afterAll(async () => {
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    await platform.stop()
    await platform.database.close()
  })

  const planOf = (change: object = {}) => ({
    words: [{ language: 'vi', title: 'Vòng quay', text: '' }],
    startsAt: new Date(platform.clock.now().getTime() - 60_000).toISOString(),
    endsAt: new Date(platform.clock.now().getTime() + 9 * DAY).toISOString(),
    leastDeposit: null,
    prizes,
    reason,
    ...change,
  })
  const create = async (change: object = {}) =>
    platform.call('createRaffle', { token: await platform.operator(), body: planOf(change) })
  async function raffle(change: object = {}): Promise<string> {
    const { id } = need((await create(change)).value)
    const published = await publishByTwo(platform, 'publishRaffle', id, reason)
    expect(published.value).toMatchObject({ state: 'PUBLISHED', proposal: null, cost: '10.00', costPoints: '20.00' })
    return id
  }
  const end = async (id: string) =>
    platform.call('pauseRaffle', { token: await platform.operator(), params: { id }, body: { reason } })
  const player = async (raffleId?: string, count = 1) => {
    const { token, member } = await platform.signedInMember()
    const gift = { merchantId: SENVANG, memberId: member.id, count, document: { kind: 'seed', id: newId() } } as const
    if (raffleId !== undefined) await give({ ...gift, raffleId })
    return { token, gift }
  }
  const give = (gift: Parameters<typeof platform.context.raffles.giveTickets>[1]) =>
    platform.database.transaction((tx) => platform.context.raffles.giveTickets(tx, gift))
  const spin = (token: string, raffleId: string, idempotencyKey: string = newId()) =>
    platform.call('spinRaffle', { token, body: { raffleId }, idempotencyKey })
  const shown = async (token: string, id: string) =>
    need((await platform.call('listRaffles', { token })).value).find((one) => one.id === id)
  const balance = async (token: string) => (await platform.call('getBalance', { token })).value.balance
  const points = async (token: string) => (await platform.call('getPointBalance', { token })).value.points

  it('draw a prize for a ticket, once for a key; all that is there is given and then nothing', async () => {
    const id = await raffle()
    const { token, gift } = await player(id, 5)
    await give({ ...gift, raffleId: id })
    expect(await shown(token, id)).toMatchObject({ tickets: 5, standing: 'OPEN', totalWeight: 5 })
    const key = newId()
    const first = await spin(token, id, key)
    expect((await spin(token, id, key)).value).toEqual(first.value)
    expect((await shown(token, id))?.tickets).toBe(4)
    for (const _ of [2, 3, 4]) expect((await spin(token, id)).success).toBe(true)
    expect([await balance(token), await points(token)]).toEqual(['10.00', '20.00'])
    expect(await spin(token, id)).toMatchObject({ status: 409, code: 'RAFFLE_GONE' })
    expect(await shown(token, id)).toMatchObject({ tickets: 1, standing: 'GONE', totalWeight: 0 })
    const { value } = await platform.call('listRaffleSpins', { token })
    expect(value.content.map(({ amount }) => amount).toSorted()).toEqual(['10.00', '10.00', '5.00', '5.00'])
    const operator = await platform.operator()
    expect((await platform.call('getOperatorRaffle', { token: operator, params: { id } })).value).toMatchObject({
      given: '10.00',
      givenPoints: '20.00',
    })
    const spins = await platform.call('listOperatorRaffleSpins', { token: operator, params: { id } })
    expect(spins.value.totalItems).toBe(4)
    await end(id)
  })

  it('no ticket, no draw; a key is of one raffle; a paused one keeps the tickets', async () => {
    const [id, other] = [await raffle(), await raffle()]
    const { token, gift } = await player(id, 2)
    expect(await spin(token, other)).toMatchObject({ status: 409, code: 'RAFFLE_NO_TICKET' })
    const key = newId()
    await spin(token, id, key)
    await give({ ...gift, raffleId: other })
    expect(await spin(token, other, key)).toMatchObject({ status: 409, code: 'RAFFLE_KEY_REUSED' })
    await end(id)
    expect(await spin(token, id)).toMatchObject({ status: 409, code: 'RAFFLE_CLOSED' })
    await publishByTwo(platform, 'publishRaffle', id, reason)
    expect((await spin(token, id)).success).toBe(true)
    await end(id)
    await end(other)
  })

  it('deposits of the size give a ticket each, once, and smaller ones none', async () => {
    const id = await raffle({ leastDeposit: '100000' })
    const { token } = await player()
    const cashier = createCashier(platform)
    const deposit = async (amount: string) => {
      const report = cashier.report(await cashier.start(token, amount), Number(amount))
      await cashier.deliver(report)
      await cashier.deliver(report)
    }
    await deposit('50000')
    expect((await shown(token, id))?.tickets).toBe(0)
    await deposit('150000')
    expect((await shown(token, id))?.tickets).toBe(1)
    await deposit('100000')
    expect((await shown(token, id))?.tickets).toBe(2)
    expect((await platform.call('countRewards', { token })).value.count).toBeGreaterThanOrEqual(2)
    await end(id)
  })

  it('are refused where prizes could not be given', async () => {
    const nothing = { kind: 'NOTHING', names: named('Chúc may mắn'), amount: '0', weight: 1, quantity: null }
    for (const wrong of [
      { ...prizes[0], quantity: null },
      { ...prizes[0], amount: '0' },
      { ...prizes[1], amount: '1.5' },
      { ...nothing, quantity: 3 },
      { ...prizes[0], names: [{ language: 'en', name: 'Five' }] },
    ])
      expect(await create({ prizes: [wrong, nothing] })).toMatchObject({ status: 422, code: 'RAFFLE_TERMS_INVALID' })
  })

  race(
    'one ticket spun several times at once is one spin, and many members get no prize more than there are',
    async () => {
      const id = await raffle()
      const players = await Promise.all(Array.from({ length: 6 }, () => player(id)))
      const answers = await Promise.all(players.flatMap(({ token }) => [spin(token, id), spin(token, id)]))
      const won = answers.flatMap(({ value }) => (value == null ? [] : [value.kind]))
      expect(won.toSorted()).toEqual(['MONEY', 'MONEY', 'POINTS', 'POINTS'])
      const codes = new Set(answers.filter(({ success }) => !success).map(({ code }) => code))
      expect([...codes].every((code) => code === 'RAFFLE_GONE' || code === 'RAFFLE_NO_TICKET')).toBe(true)
      await end(id)
    },
  )

  race('deposits and spins of the same member do not wait for each other', async () => {
    const id = await raffle({ leastDeposit: '100000' })
    const { token } = await player(id, 3)
    const cashier = createCashier(platform)
    const reports = [cashier.report(await cashier.start(token, '100000'), 100_000)]
    const answers = await Promise.all([
      ...reports.map((report) => cashier.deliver(report)),
      spin(token, id),
      spin(token, id),
    ])
    expect(answers.map(({ success }) => success)).toEqual([true, true, true])
    expect((await shown(token, id))?.tickets).toBe(2)
    await end(id)
  })
})
