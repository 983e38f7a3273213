import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FakeAnswer } from '../../../testing/fake-wps.ts'
import { failWith } from '../../../testing/fake-wps.ts'
import { startGateway, type TestGateway } from '../../../testing/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(() => {
  gateway.wps.calls.length = 0
  gateway.wps.requests.length = 0
  gateway.wps.answers = {}
})
afterAll(() => gateway.close())

const token = 'token-of-an-operator'
const ask = (query: string) => gateway.query(query, { token })

const idOf = (number: number) => `0193502e-7c1a-7cc3-8d2f-${String(number).padStart(12, '0')}`
const pageOf = (content: unknown[]) => ({
  content,
  pageNum: 1,
  pageSize: 100,
  totalPages: 1,
  totalItems: content.length,
})
/** Answers by ids with things that hold no more than their id and what is said of all. */
const byIds =
  (more: object = {}): FakeAnswer =>
  ({ query }) =>
    pageOf(
      String((query as { ids: string }).ids)
        .split(',')
        .map((id) => ({ id, ...more })),
    )

describe('a member', () => {
  it('is read once, and each of the fields once', async () => {
    const { errors } = await ask(`{
      operatorMember(id: "${idOf(1)}") {
        account
        profile { status } sessions { id } sharedOrigins { value } notes { content } wallets { balance }
        statement { nodes { id } } transfers { nodes { id } } bets { items { id } } bet(id: "${idOf(2)}") { bet { id } }
        deposits { items { id } } withdrawals { items { id } } adjustments { items { id } } vendorTransfers { items { id } }
        greatWins { items { id } } buckets { items { id } } vip { steps { items { id } } } protection { status }
        identity { state } subaccounts { items { id } } subaccountDeeds { items { id } }
      }
    }`)
    expect(errors).toBeUndefined()
    const calls = gateway.wps.calls.filter((name) => !name.includes('Session') || name === 'listMemberSessions')
    expect(calls.filter((name, index) => calls.indexOf(name) !== index)).toEqual([])
    expect(calls).toEqual(
      expect.arrayContaining(['getOperatorMember', 'listMemberWallets', 'listMemberBets', 'listMemberNotes']),
    )
  })

  it('is null where the brand has none, and nothing else is asked', async () => {
    gateway.wps.answers = { getOperatorMember: failWith(404, 'NOT_FOUND') }
    const { data, errors } = await ask(`{ operatorMember(id: "${idOf(1)}") { wallets { balance } } }`)
    expect({ data, errors }).toEqual({ data: { operatorMember: null }, errors: undefined })
    expect(gateway.wps.countOf('listMemberWallets')).toBe(0)
  })

  it('leaves what an operator may read standing beside what he may not', async () => {
    gateway.wps.answers = { listMemberNotes: failWith(403, 'FORBIDDEN') }
    const { data, errors } = await ask(`{ operatorMember(id: "${idOf(1)}") { notes { content } wallets { account } } }`)
    expect(data?.operatorMember).toMatchObject({ notes: null, wallets: [{}] })
    expect(errors).toMatchObject([{ path: ['operatorMember', 'notes'], extensions: { code: 'FORBIDDEN' } }])
  })

  it('has but his own in lists, whomever the filter names', async () => {
    gateway.wps.answers = { getOperatorMember: () => ({ id: idOf(1) }) }
    await ask(`{ operatorMember(id: "${idOf(1)}") {
      withdrawals(filter: { memberId: "${idOf(2)}", isOpen: true }) { items { id } }
      transfers(filter: { memberId: "${idOf(2)}" }, first: 5) { nodes { id } }
    } }`)
    const queries = gateway.wps.requests.flatMap(({ query }) => {
      const { memberId } = query as { memberId?: string }
      return memberId === undefined ? [] : [query]
    })
    expect(queries).toHaveLength(2)
    expect(queries).toContainEqual({ memberId: idOf(1), isOpen: 'true' })
    expect(queries).toContainEqual({ memberId: idOf(1), first: '5' })
  })
})

it('members and promotions of twenty claims are one call each', async () => {
  const claims = Array.from({ length: 20 }, (_, number) => ({
    id: idOf(number),
    memberId: idOf(100 + number),
    promotionId: idOf(200 + (number % 3)),
  }))
  gateway.wps.answers = {
    listOperatorPromotionClaims: () => pageOf(claims),
    listOperatorMembers: byIds(),
    listOperatorPromotions: byIds(),
  }
  const { data, errors } = await ask('{ operatorPromotionClaims { items { id member { id } promotion { id } } } }')
  expect(errors).toBeUndefined()
  expect(data?.operatorPromotionClaims).toEqual({
    items: claims.map(({ id, memberId, promotionId }) => ({
      id,
      member: { id: memberId },
      promotion: { id: promotionId },
    })),
  })
  for (const name of ['listOperatorPromotionClaims', 'listOperatorMembers', 'listOperatorPromotions'] as const)
    expect(gateway.wps.countOf(name)).toBe(1)
})

it('what a member has is paid for once for each member of a list', async () => {
  const { errors } = await ask(
    '{ operatorMembers(page: { pageSize: 100 }) { items { bets { items { id } } vip { vip { rank } } } } }',
  )
  expect(errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_COSTLY' } }])
  expect(gateway.wps.countOf('listMemberBets')).toBe(0)
})
