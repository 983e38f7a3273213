import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CallName, startPlatform, type TestPlatform } from '../../tests/support/platform.ts'
import { listCalls } from './modules.ts'

let platform: TestPlatform
let token: string
let demo: string
let agent: string
beforeAll(async () => {
  platform = await startPlatform({ history: true })
  token = await platform.operator()
  demo = await platform.signIn('demo01')
  agent = await platform.signIn('agent01')
})
afterAll(() => platform.stop())

/** Lists that had rows to be narrowed. */
const filled: string[] = []

/** Lists that take a span: what is made before the beginning of time is nothing, and what is made since is all. */
const bySpan = listCalls().filter(
  ({ name, call }) =>
    // It takes no span of more than 92 days; games/operator has its test.
    name !== 'listOperatorBets' &&
    call.method === 'GET' &&
    call.params === undefined &&
    JSON.stringify(call.query ?? {}).includes('"Made before then"') &&
    JSON.stringify(call.value).includes('"content"'),
)
it.each(bySpan.map(({ name, call }) => ({ name: name as CallName, access: call.access })))(
  '$name is narrowed by a span',
  async ({ name, access }) => {
    const by = access === 'operator' ? token : demo
    const rowsOf = async (query: Record<string, string>) => {
      const { status, value } = await platform.call(name, { token: by, merchant: 'SENVANG', query })
      expect(status).toBe(200)
      return (value as unknown as { content: unknown[] }).content
    }
    const all = await rowsOf({})
    const since = { from: '2001-01-01T00:00:00Z' }
    expect(await rowsOf({ to: since.from })).toEqual([])
    expect(await rowsOf(since)).toEqual(all)
    expect(await rowsOf({ ...since, to: '2901-01-01T00:00:00Z' })).toEqual(all)
    expect(await rowsOf({ from: '2901-01-01T00:00:00Z' })).toEqual([])
    filled.push(...(all.length > 0 ? [name] : []))
  },
)

it('finds rows in some of them', () => {
  expect(bySpan.length).toBeGreaterThan(25)
  // Rows of most others come in tests of their own; here the columns are at least asked.
  expect(filled.length).toBeGreaterThan(11)
})

/** Lists that may be narrowed by a truth, each with its truths. */
const byTruth = listCalls().flatMap(({ name, call }) => {
  const { properties: query = {} } = (call.query ?? {}) as { properties?: Record<string, { readonly type?: unknown }> }
  const truths = Object.keys(query).filter((key) => query[key]?.type === 'boolean')
  const isPage = call.method === 'GET' && call.params === undefined && JSON.stringify(call.value).includes('"content"')
  return isPage ? truths.map((truth) => ({ name: name as CallName, access: call.access, truth })) : []
})
it.each(byTruth)('$name has those of which $truth holds, the others, and no third', async ({ name, access, truth }) => {
  const by = access === 'operator' ? token : agent
  const count = async (query: Record<string, string>) => {
    const { status, value } = await platform.call(name, { token: by, merchant: 'SENVANG', query })
    expect(status).toBe(200)
    return (value as unknown as { totalItems: number }).totalItems
  }
  expect((await count({ [truth]: 'true' })) + (await count({ [truth]: 'false' }))).toBe(await count({}))
})
