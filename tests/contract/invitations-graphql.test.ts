import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPlainText } from '../../server/platform/lib/credentials.ts'
import { need } from '../support/need.ts'
import { randomAddress, type TestPlatform } from '../support/platform.ts'
import { type Graph, startGraph } from './support/graph.ts'

let platform: TestPlatform
let graph: Graph
let token: string

beforeAll(async () => {
  graph = await startGraph()
  platform = graph.platform
  token = (await platform.signedInMember({ type: 1 })).token
})
afterAll(() => graph.stop())

const ask = (query: string, variables: object = {}, by: string | undefined = token) => graph.ask(query, variables, by)

const CREATE = `mutation Create($input: CreateInvitationInput!) {
  createInvitation(input: $input) { invitation { id code name state uses } userErrors { code field } }
}`
const OPEN = `mutation Open($input: OpenTeamAccountInput!) {
  openTeamAccount(input: $input) { member { id account level } userErrors { code field } }
}`
const END = `mutation End($input: EndInvitationInput!) {
  endInvitation(input: $input) { invitation { state endedAt } userErrors { code } }
}`
const LIST = `query List($id: ID!) {
  team {
    contractOffers { kind }
    invitations { items { id name } pageInfo { totalItems } }
    invitation(id: $id) { uses state arrivals { items { arrivedAt member { account level } } pageInfo { totalItems } } }
  }
}`

it('a link is made, read with who came by it, and ended', async () => {
  const made = await ask(CREATE, { input: { name: 'Zalo', makesAgents: false, mostUses: 3 } })
  const invitation = need(made.data?.createInvitation.invitation)
  expect(invitation).toMatchObject({ name: 'Zalo', state: 'OPEN', uses: 0 })
  const password = 'Hoa!mai2026x'
  const username = `khach${newPlainText(10)}`
  const body = { username, password, confirmPassword: password, acceptedTerms: true, referralCode: invitation.code }
  await platform.call('register', { ip: randomAddress(), body })
  const { data, errors } = await ask(LIST, { id: invitation.id })
  expect(errors).toBeUndefined()
  expect(data?.team).toMatchObject({
    contractOffers: [],
    invitations: { items: [{ id: invitation.id, name: 'Zalo' }], pageInfo: { totalItems: 1 } },
    invitation: {
      uses: 1,
      arrivals: { items: [{ member: { account: username, level: 1 } }], pageInfo: { totalItems: 1 } },
    },
  })
  const ended = await ask(END, { input: { id: invitation.id } })
  expect(ended.data?.endInvitation).toMatchObject({ invitation: { state: 'ENDED' }, userErrors: [] })
})

it('an account is opened, and refusals name the part of the input', async () => {
  const username = `mo${newPlainText(10)}`
  const input = { username, password: 'Hoa!mai2026x', isAgent: false }
  const { data } = await ask(OPEN, { input })
  expect(data?.openTeamAccount).toMatchObject({ member: { account: username, level: 1 }, userErrors: [] })
  const taken = await ask(OPEN, { input: { ...input, username: 'demo01' } })
  expect(taken.data?.openTeamAccount).toEqual({
    member: null,
    userErrors: [{ code: 'ACCOUNT_TAKEN', field: ['input', 'username'] }],
  })
  const offer = { kind: 'DIVIDEND', rate: 1 }
  const without = await ask(CREATE, { input: { name: 'Không', makesAgents: true, offer } })
  expect(without.data?.createInvitation.userErrors).toEqual([
    { code: 'CONTRACT_NONE_OF_OWN', field: ['input', 'offer', 'kind'] },
  ])
})

it('visitors and members are refused', async () => {
  const { token: member } = await platform.signedInMember()
  const input = { name: 'Zalo', makesAgents: false }
  expect((await ask(CREATE, { input }, member)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await graph.ask(CREATE, { input })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})
