import { afterAll, beforeAll, expect, it } from 'vitest'
import { requiredRole } from '../../server/gateway/requires.ts'
import { DEMO_PASSWORD, randomAddress, SAKURA } from '../support/platform.ts'
import { edges, schema } from './support/edges.ts'
import { type Graph, startGraph } from './support/graph.ts'
import { documentTo } from './support/paths.ts'

const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN']

let graph: Graph
beforeAll(async () => {
  graph = await startGraph()
}, 90_000)
afterAll(() => graph.stop())

/** What leads to an edge of operators, by the name of the edge. */
const ofOperators = edges
  .filter(({ field }) => requiredRole(schema, field) === 'OPERATOR')
  .map(({ type, field, name }) => ({ name, document: documentTo(schema, type.name, field.name) ?? '' }))

it('no edge of operators is walked by a visitor, a member, a trial or an agent', async () => {
  const { platform } = graph
  const tokens = {
    visitor: undefined,
    member: (await platform.signedInMember({ funds: 10_000n })).token,
    trial: (await platform.signedInMember({ type: 4 })).token,
    agent: await platform.signIn('agent01'),
    'member of another brand': (await platform.signedInMember({ merchantId: SAKURA })).token,
  }
  const walked: string[] = []
  for (const { name, document } of ofOperators)
    for (const [who, token] of Object.entries(tokens)) {
      const { errors = [] } = await graph.ask(document, {}, token)
      if (!errors.some(({ extensions }) => REFUSALS.includes(extensions.code))) walked.push(`${name} by a ${who}`)
    }
  expect(ofOperators.length).toBeGreaterThan(30)
  expect(walked).toEqual([])
})

it('an operator of another brand finds nobody at the end of an edge, whatever id he has', async () => {
  const { platform } = graph
  const { operators } = platform.context
  const who = { account: 'sakura', name: 'Quản lý Sakura', role: 'ADMIN', password: DEMO_PASSWORD } as const
  await operators.createOperator({ ...who, merchantIds: [SAKURA] })
  const body = { account: who.account, password: DEMO_PASSWORD }
  const local = (await platform.call('operatorSignIn', { ip: randomAddress(), body })).value.token
  const { id } = await platform.member()
  const list = 'query ($ids: [ID!]) { operatorMembers(filter: { ids: $ids }) { items { id } } }'
  const found = async (token: string) => (await graph.ask(list, { ids: [id] }, token)).data.operatorMembers?.items
  expect(await found(await platform.operator())).toEqual([{ id }])
  expect(await found(local)).toEqual([])
})
