import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type FakeOperator,
  makeDataDir,
  type RunningSimulator,
  startOperator,
  startSimulator,
} from '../support/fake-operator.ts'

const stake = 10_000 * 100_000
let operator: FakeOperator
let simulator: RunningSimulator
let game = ''
let spinNumber = 0

beforeEach(async () => {
  operator = await startOperator()
  simulator = await startSimulator(operator)
  game = await simulator.launch()
})
afterEach(async () => {
  await simulator.close()
  await operator.close()
})

const spin = (amount = stake, id = `spin-number-${++spinNumber}`) =>
  simulator.send(`${game}/spins`, { key: id, stake: amount })

async function closed(round: unknown) {
  return vi.waitFor(
    async () => {
      const { text } = await simulator.get(`${game}/wagers/${String(round)}`)
      const found = JSON.parse(text) as { state: string; balance: number; refusal: string | null; win: number }
      expect(['SETTLED', 'REFUSED', 'ROLLED_BACK', 'VOIDED']).toContain(found.state)
      return found
    },
    { timeout: 5000 },
  )
}

describe('a round over the seamless wallet', () => {
  it('takes the stake, draws, pays and closes, each amount at 100 000 per unit', async () => {
    const before = operator.balance
    const { body } = await spin()
    expect(body).toMatchObject({ state: 'SETTLED', stake, balance: operator.balance })
    const [bet] = operator.of('bet')
    const [win] = operator.of('win')
    expect(bet?.body).toMatchObject({
      user: 'demo01',
      amount: stake,
      round: body.id,
      round_closed: false,
      currency: 'VND',
    })
    expect(win?.body).toMatchObject({
      amount: body.win,
      round_closed: true,
      reference_transaction_uuid: bet?.body.transaction_uuid,
    })
    expect(operator.balance).toBe(before - stake + Number(body.win))
  })

  it('closes a lost round with a win of zero', async () => {
    await vi.waitFor(
      async () => {
        await spin()
        expect(operator.of('win').some((call) => call.body.amount === 0)).toBe(true)
      },
      { timeout: 5000, interval: 1 },
    )
  })

  it('plays nothing twice when a browser repeats its request', async () => {
    const first = await spin(stake, 'the-same-spin')
    const second = await spin(stake, 'the-same-spin')
    expect(second.body.id).toBe(first.body.id)
    expect(operator.of('bet')).toHaveLength(1)
  })

  it.each(['RS_ERROR_NOT_ENOUGH_MONEY', 'RS_ERROR_LIMIT_REACHED'])(
    'refuses on %s without a rollback',
    async (status) => {
      operator.planned = [{ path: 'bet', status }]
      expect((await spin()).body).toMatchObject({ state: 'REFUSED', refusal: status.replace('RS_ERROR_', '') })
      expect(operator.of('rollback')).toHaveLength(0)
      expect((await spin()).body.state).toBe('SETTLED')
    },
  )

  it.each([
    ['RS_ERROR_UNKNOWN', 'FAILED'],
    ['RS_ERROR_INVALID_SIGNATURE', 'FAILED'],
    ['RS_ERROR_USER_DISABLED', 'SESSION_ENDED'],
  ])('rolls back on %s', async (status, refusal) => {
    operator.planned = [{ path: 'bet', status }]
    const { body } = await spin()
    expect(await closed(body.id)).toMatchObject({ state: 'ROLLED_BACK', refusal })
    expect(operator.of('rollback')[0]?.body).toMatchObject({
      reference_transaction_uuid: operator.of('bet')[0]?.body.transaction_uuid,
    })
  })

  it('ends the session when the token has expired, after giving the stake back', async () => {
    operator.planned = [{ path: 'bet', status: 'RS_ERROR_TOKEN_EXPIRED' }]
    await closed((await spin()).body.id)
    expect(await spin()).toMatchObject({ status: 410, body: { code: 'SESSION_ENDED' } })
  })

  it('repeats a rollback until it is answered, always with the same transaction', async () => {
    operator.planned = [
      { path: 'bet', status: 'RS_ERROR_UNKNOWN' },
      { path: 'rollback', status: 'RS_ERROR_UNKNOWN' },
      { path: 'rollback', status: 'RS_ERROR_UNKNOWN' },
    ]
    await closed((await spin()).body.id)
    const rollbacks = operator.of('rollback').map((call) => call.body)
    expect(rollbacks).toHaveLength(3)
    expect(new Set(rollbacks.map((body) => body.transaction_uuid)).size).toBe(1)
    expect(new Set(rollbacks.map((body) => body.request_uuid)).size).toBe(3)
  })

  it('voids the round when the operator had cancelled the stake meanwhile', async () => {
    operator.planned = [{ path: 'win', status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' }]
    expect((await spin()).body.state).toBe('VOIDED')
  })

  it('refuses a stake off the ladder and a second round beside an open one', async () => {
    expect(await spin(stake + 1)).toMatchObject({ status: 400, body: { code: 'STAKE_NOT_OFFERED' } })
    await simulator.fault({ vendor: 'hub88', fault: 'late', call: 'bet', delayMilliseconds: 300 })
    const first = spin()
    await vi.waitFor(async () => expect((await spin()).body.code).toBe('ROUND_OPEN'))
    expect((await first).body.state).toBe('SETTLED')
  })
})

describe('injected faults', () => {
  it('lost answer to a bet: the stake is given back', async () => {
    const before = operator.balance
    await simulator.fault({ vendor: 'hub88', fault: 'lost-answer', call: 'bet' })
    expect((await closed((await spin()).body.id)).state).toBe('ROLLED_BACK')
    expect(operator.balance).toBe(before)
  })

  it('lost answers to a win: resent until acknowledged, credited once', async () => {
    const before = operator.balance
    await simulator.fault({ vendor: 'hub88', fault: 'lost-answer', call: 'win', times: 2 })
    const round = await closed((await spin()).body.id)
    expect(round.state).toBe('SETTLED')
    expect(operator.of('win')).toHaveLength(3)
    expect(operator.balance).toBe(before - stake + round.win)
  })

  it('duplicate: the same bytes come twice', async () => {
    await simulator.fault({ vendor: 'hub88', fault: 'duplicate', call: 'bet' })
    expect((await spin()).body.state).toBe('SETTLED')
    const [first, second] = operator.of('bet')
    expect(second).toEqual(first)
  })

  it('out of order: the rollback overtakes the bet and nothing is taken', async () => {
    const before = operator.balance
    await simulator.fault({ vendor: 'hub88', fault: 'out-of-order', call: 'bet' })
    expect((await closed((await spin()).body.id)).state).toBe('ROLLED_BACK')
    expect(operator.calls.map((call) => call.path)).toEqual([
      'transaction/rollback',
      'transaction/bet',
      'transaction/rollback',
    ])
    expect(operator.balance).toBe(before)
  })

  it('late: the player hears the honest state meanwhile', async () => {
    await simulator.fault({ vendor: 'hub88', fault: 'late', call: 'win', delayMilliseconds: 2000 })
    const { body } = await spin()
    expect(body.state).toBe('PAYING')
    expect((await closed(body.id)).state).toBe('SETTLED')
  })

  it('refuses a fault it does not know', async () => {
    expect(await simulator.fault({ vendor: 'hub88', fault: 'earthquake' })).toMatchObject({ status: 400 })
    expect(await simulator.fault({ vendor: 'bank', fault: 'out-of-order' })).toMatchObject({ status: 400 })
  })
})

describe('a restart', () => {
  it.each([
    [
      'a win not yet acknowledged is still paid',
      { fault: 'lost-answer', call: 'win', times: 100 },
      'PAYING',
      'SETTLED',
    ],
    ['a rollback not yet answered goes on', { fault: 'lost-answer', times: 100 }, 'ROLLING_BACK', 'ROLLED_BACK'],
    [
      'a stake of unknown fate is given back',
      { fault: 'late', call: 'bet', delayMilliseconds: 60_000 },
      'BETTING',
      'ROLLED_BACK',
    ],
  ])('%s', async (_name, fault, interrupted, expected) => {
    const dataDir = makeDataDir()
    await simulator.close()
    simulator = await startSimulator(operator, dataDir)
    game = await simulator.launch()
    const before = operator.balance
    await simulator.fault({ vendor: 'hub88', ...fault })
    const { body } = await spin()
    expect(body.state).toBe(interrupted)
    await simulator.close()
    simulator = await startSimulator(operator, dataDir)
    const round = await closed(body.id)
    expect(round.state).toBe(expected)
    expect(operator.balance).toBe(expected === 'SETTLED' ? before - stake + round.win : before)
  })
})

describe('a demo', () => {
  it('plays with play money and calls no wallet', async () => {
    game = await simulator.launch({ user: undefined, token: undefined, currency: 'XXX' })
    const { body } = await spin()
    expect(body).toMatchObject({ state: 'SETTLED', balance: 1_000_000 * 100_000 - stake + Number(body.win) })
    expect(operator.calls).toHaveLength(0)
  })
})
