import { afterEach, expect, it, vi } from 'vitest'
import { failWith } from '../testing/fake-wps.ts'
import { type Listener, startListener } from '../testing/listener.ts'

let listener: Listener
afterEach(() => listener.stop())

const operator = { id: 'operator-1', account: 'support', rights: [], brands: [] }
const since = '2030-01-01T00:00:00.000Z'
const desks = 'subscription { waitingDesksChanged { desk count } }'
const winners = 'subscription { winnersChanged(limit: 1) { amount } }'

it('an operator is told what waits, and again soon after a deposit that changed it', async () => {
  let count = 1
  const answers = { getOperator: () => operator, getWaiting: () => [{ desk: 'deposits', count, since }] }
  listener = await startListener({ answers })
  const { gateway, client } = listener
  const words = client.iterate({ query: desks })
  expect((await words.next()).value).toEqual({ data: { waitingDesksChanged: [{ desk: 'deposits', count: 1 }] } })
  count = 2
  gateway.wps.publish({ type: 'deposit', merchantId: 'merchant-1', memberId: 'member-1', depositId: 'deposit-1' })
  expect((await words.next()).value).toEqual({ data: { waitingDesksChanged: [{ desk: 'deposits', count: 2 }] } })
  // As often as it is read for him, so often the platform was asked whether he may.
  expect(gateway.wps.countOf('getWaiting')).toBe(2)
})

it('who lacks the right is told why, and who is no operator is not read for', async () => {
  const answers = { getOperator: () => operator, getWaiting: failWith(403, 'FORBIDDEN') }
  listener = await startListener({ answers })
  const refused = await listener.client.iterate({ query: desks }).next()
  expect(refused.value).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
  listener.gateway.wps.answers.getOperator = failWith(401, 'UNAUTHENTICATED')
  const before = listener.gateway.wps.countOf('getWaiting')
  const stranger = await listener.client.iterate({ query: desks }).next()
  expect(stranger.value).toMatchObject({
    errors: [{ extensions: { code: expect.stringMatching(/UNAUTH|FORBIDDEN/) } }],
  })
  expect(listener.gateway.wps.countOf('getWaiting')).toBe(before)
})

it('an operator is told the day so far, and again soon after a deposit that moved it', async () => {
  const figures = (deposited: string) => ({
    deposited,
    withdrawn: '0.00',
    grossRevenue: '0.00',
    netRevenue: '0.00',
    activeMembers: 0,
    newMembers: 0,
    firstDeposits: 0,
  })
  let deposited = '5.00'
  const getToday = vi.fn(() => ({
    brands: [],
    currencies: [{ currency: 'VND', today: figures(deposited), yesterday: null }],
  }))
  listener = await startListener({ answers: { getOperator: () => operator, getToday } })
  const { gateway, client } = listener
  const words = client.iterate({
    query: 'subscription { todayChanged(isOfAllBrands: true) { currencies { today { deposited } } } }',
  })
  const told = (sum: string) => ({ data: { todayChanged: { currencies: [{ today: { deposited: sum } }] } } })
  expect((await words.next()).value).toEqual(told('5.00'))
  deposited = '7.00'
  gateway.wps.publish({ type: 'deposit', merchantId: 'merchant-1', memberId: 'member-1', depositId: 'deposit-1' })
  expect((await words.next()).value).toEqual(told('7.00'))
})

it('visitors are told the board of winners, which all of them share', async () => {
  const board = vi.fn(() => [{ customerName: 'a***b', winAmount: '5.00', currencySymbol: '₫', wonAt: since }])
  listener = await startListener({ answers: { listWinners: board } })
  const told = { data: { winnersChanged: [{ amount: '5.00' }] } }
  expect((await listener.client.iterate({ query: winners }).next()).value).toEqual(told)
  expect((await listener.client.iterate({ query: winners }).next()).value).toEqual(told)
  expect(board).toHaveBeenCalledOnce()
})
