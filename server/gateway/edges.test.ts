import { afterEach, expect, it } from 'vitest'
import { failWith } from './testing/fake-wps.ts'
import { startGateway, type TestGateway } from './testing/gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.close())

const token = 'token-of-an-operator'
const ids = Array.from({ length: 3 }, (_, index) => `0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a1${index}`)
const page = <Row>(content: Row[]) => ({
  content,
  pageNum: 1,
  pageSize: 100,
  totalPages: 1,
  totalItems: content.length,
})
const bets = page(Array.from({ length: 60 }, (_, index) => ({ id: `bet-${index}`, memberId: ids[index % 3] })))
const members = page(ids.slice(0, 2).map((id) => ({ id, account: `player-${id.slice(-1)}` })))

const query = `{
  operatorBets(page: { pageSize: 100 }) { items { id member { account } } }
}`

it('asks once for all members of a list, and once for each of them', async () => {
  gateway = await startGateway({
    answers: {
      listOperatorBets: () => bets,
      listOperatorMembers: () => members,
    },
  })
  const { data, errors } = await gateway.query(query, { token })
  expect(errors).toBeUndefined()
  expect(gateway.wps.countOf('listOperatorMembers')).toBe(1)
  const [asked] = gateway.wps.requests.filter(({ url }) => url.startsWith('/wps/admin/members?'))
  expect(asked?.query).toEqual({ ids: ids.join(','), pageSize: '100' })
  const found: readonly { member: unknown }[] = (data?.operatorBets as { items?: [] } | undefined)?.items ?? []
  // The third is nobody that the platform shows to this operator.
  expect(found.slice(0, 3).map(({ member }) => member)).toEqual([
    { account: 'player-0' },
    { account: 'player-1' },
    null,
  ])
})

it('leaves what is around it standing where an edge is refused', async () => {
  gateway = await startGateway({
    answers: {
      listOperatorDeposits: () => page([{ id: 'deposit', memberId: ids[1] }]),
      listOperatorMembers: failWith(403, 'FORBIDDEN'),
    },
  })
  const { data, errors } = await gateway.query('{ operatorDeposits { items { id member { account } } } }', { token })
  expect(data?.operatorDeposits).toEqual({ items: [{ id: 'deposit', member: null }] })
  expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['FORBIDDEN'])
})

it('is refused before it is read to whoever is no operator', async () => {
  gateway = await startGateway()
  await gateway.query(query)
  expect(gateway.wps.calls).toEqual([])
})

it('finds nothing, and says nothing, where a list is for members alone and an operator reads what one of them did', async () => {
  gateway = await startGateway({
    answers: {
      listMemberDeposits: () => page([{ id: 'deposit', channelId: 'VIETQR_MB' }]),
      listChannels: failWith(401, 'UNAUTHENTICATED'),
    },
  })
  const id = ids[0]
  const text = 'query ($id: ID!) { operatorMember(id: $id) { deposits { items { channelId channel { name } } } } }'
  const { data, errors } = await gateway.query(text, { token, variables: { id } })
  expect(errors).toBeUndefined()
  expect(data?.operatorMember).toEqual({ deposits: { items: [{ channelId: 'VIETQR_MB', channel: null }] } })
})
