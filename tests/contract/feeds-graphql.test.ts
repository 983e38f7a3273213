import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { openRoom } from '../support/chat.ts'
import { need } from '../support/need.ts'
import { SENVANG } from '../support/platform.ts'
import { type Graph, startGraph } from './support/graph.ts'

let graph: Graph
let operator: string
let member: { readonly id: string; readonly token: string }

/** Money from the house, so many times. */
async function give(times: number): Promise<void> {
  const { database, ledger } = graph.platform.context
  for (let at = 0; at < times; at++)
    await database.transaction((tx) =>
      ledger.post(tx, [
        {
          merchantId: SENVANG,
          memberId: member.id,
          source: 'test',
          key: newId(),
          kind: 'ADJUSTMENT',
          currency: 'VND',
          amount: 10_000n,
          from: 'HOUSE:DEMO',
          to: 'CASH',
          document: { kind: 'seed', id: newId() },
        },
      ]),
    )
}

beforeAll(async () => {
  graph = await startGraph()
  operator = await graph.platform.operator('operator')
  const { member: made, token } = await graph.platform.signedInMember({ funds: 10_000n })
  member = { id: made.id, token }
  await give(6)
}, 90_000)
afterAll(() => graph.stop())

interface Stretch {
  readonly first?: number
  readonly after?: string | null | undefined
  readonly last?: number
  readonly before?: string | null | undefined
}

interface Part {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[]
  readonly nodes: readonly { readonly id: string }[]
  readonly pageInfo: {
    readonly hasNextPage: boolean
    readonly hasPreviousPage: boolean
    readonly startCursor?: string | null | undefined
    readonly endCursor?: string | null | undefined
  }
}

const VARIABLES = '$first: Int, $after: String, $last: Int, $before: String'
const STRETCH = 'first: $first, after: $after, last: $last, before: $before'
const PART = 'edges { cursor node { id } } nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'

type Feed = (stretch: Stretch) => Promise<Part>

/** The feeds of the member's money: as he reads it, and as operators do. */
const feeds: Readonly<Record<string, Feed>> = {
  async statement(stretch) {
    const query = `query(${VARIABLES}) { statement(${STRETCH}) { ${PART} } }`
    return need((await graph.ask(query, stretch, member.token)).data.statement)
  },
  async 'statement for operators'(stretch) {
    const query = `query($id: ID!, ${VARIABLES}) { operatorMember(id: $id) { statement(${STRETCH}) { ${PART} } } }`
    return need((await graph.ask(query, { id: member.id, ...stretch }, operator)).data.operatorMember?.statement)
  },
  async 'movements for operators'(stretch) {
    const query = `query($id: ID!, ${VARIABLES}) { ledgerTransfers(filter: { memberId: $id }, ${STRETCH}) { ${PART} } }`
    return need((await graph.ask(query, { id: member.id, ...stretch }, operator)).data.ledgerTransfers)
  },
}

const idsOf = ({ nodes }: Part) => nodes.map(({ id }) => id)

async function readForwards(read: Feed, size: number, meanwhile = async () => {}): Promise<string[]> {
  let part = await read({ first: size })
  const seen = idsOf(part)
  expect(part.pageInfo.hasPreviousPage).toBe(false)
  await meanwhile()
  while (part.pageInfo.hasNextPage) {
    part = await read({ first: size, after: part.pageInfo.endCursor })
    seen.push(...idsOf(part))
  }
  return seen
}

async function readBackwards(read: Feed, size: number): Promise<string[]> {
  let part = await read({ last: size })
  const seen = idsOf(part)
  expect(part.pageInfo.hasNextPage).toBe(false)
  while (part.pageInfo.hasPreviousPage) {
    part = await read({ last: size, before: part.pageInfo.startCursor })
    seen.unshift(...idsOf(part))
  }
  return seen
}

it.each(Object.entries(feeds))('%s: is the same read from either end, by pages of any size', async (_, read) => {
  const whole = await read({ first: 100 })
  expect(whole.edges.map(({ node }) => node.id)).toEqual(idsOf(whole))
  expect(whole.pageInfo).toEqual({
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: whole.edges[0]?.cursor,
    endCursor: whole.edges.at(-1)?.cursor,
  })
  expect(new Set(idsOf(whole)).size).toBeGreaterThanOrEqual(7)
  for (let size = 1; size <= 8; size++) {
    expect(await readForwards(read, size)).toEqual(idsOf(whole))
    expect(await readBackwards(read, size)).toEqual(idsOf(whole))
  }
  const [, second, , , fifth] = whole.edges
  expect(idsOf(await read({ first: 2, after: second?.cursor, before: fifth?.cursor }))).toEqual(
    idsOf(whole).slice(2, 4),
  )
  expect(idsOf(await read({ last: 1, after: second?.cursor, before: fifth?.cursor }))).toEqual(idsOf(whole).slice(3, 4))
})

it.each(Object.entries(feeds))(
  '%s: what comes meanwhile shifts nothing, and is what is before the start',
  async (_, read) => {
    const known = await read({ first: 100 })
    expect(await readForwards(read, 2, () => give(3))).toEqual(idsOf(known))
    const news = await read({ last: 100, before: known.pageInfo.startCursor })
    expect(news.nodes).toHaveLength(3)
    expect(idsOf(await read({ first: 100 }))).toEqual([...idsOf(news), ...idsOf(known)])
  },
)

it('an entry has one id, whoever reads it, and no other entry has it', async () => {
  const own = await need(feeds.statement)({ first: 100 })
  expect(idsOf(await need(feeds['statement for operators'])({ first: 100 }))).toEqual(idsOf(own))
  const { token } = await graph.platform.signedInMember({ funds: 10_000n })
  const { data } = await graph.ask('{ statement { nodes { id } } }', {}, token)
  expect(need(data.statement).nodes).toHaveLength(1)
  expect(idsOf(own)).not.toContain(data.statement?.nodes[0]?.id)
})

it.each([
  ['{ statement(first: 2, last: 2) { nodes { id } } }', 'FIRST_AND_LAST'],
  ['{ statement(after: "nowhere") { nodes { id } } }', 'CURSOR_INVALID'],
  ['{ statement(before: "-1") { nodes { id } } }', 'CURSOR_INVALID'],
  ['{ pointChanges(after: "1795163400000_x") { nodes { id } } }', 'CURSOR_INVALID'],
  ['{ statement(last: 101) { nodes { id } } }', 'INVALID_INPUT'],
  ['{ statement(first: 0) { nodes { id } } }', 'INVALID_INPUT'],
])('%s is BAD_INPUT for %s', async (query, reason) => {
  expect((await graph.ask(query, {}, member.token)).errors).toMatchObject([
    { extensions: { code: 'BAD_INPUT', reason } },
  ])
})

it('a moment that no calendar knows is no cursor', async () => {
  const after = `99999999999999999_${newId()}`
  const query = 'query($after: String) { ledgerTransfers(after: $after) { nodes { id } } }'
  const { errors } = await graph.ask(query, { after }, operator)
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', reason: 'CURSOR_INVALID' } }])
})

it('whoever knows the number of a message in the chat asks for what came after it', async () => {
  const { id: roomId } = await openRoom(graph.platform)
  for (const content of ['một', 'hai', 'ba']) {
    const { token } = await graph.platform.signedInMember()
    const body = { roomId, clientId: newId(), content }
    expect((await graph.platform.call('sendChatMessage', { token, body })).status).toBe(200)
  }
  const query = `query($roomId: ID!, ${VARIABLES}) { chatMessages(roomId: $roomId, ${STRETCH}) { edges { cursor node { sequence } } } }`
  const read = async (stretch: Stretch) => (await graph.ask(query, { roomId, ...stretch })).data.chatMessages?.edges
  expect(await read({ after: '1' })).toEqual([2, 3].map((sequence) => ({ cursor: `${sequence}`, node: { sequence } })))
  expect(await read({ last: 1 })).toMatchObject([{ cursor: '3' }])
})
