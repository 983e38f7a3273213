import { buildSchema, parse } from 'graphql'
import { expect, it } from 'vitest'
import type { GatewayContext } from './context.ts'
import { createExecutor } from './executor.ts'
import { giveResolvers } from './give-resolvers.ts'

const schema = buildSchema(`
  enum Place { HOME, MENU }
  input Wish { place: Place = MENU, places: [Place!] }
  type Query { told(place: Place = HOME, wish: Wish): [Place!]! got(place: Place = HOME, wish: Wish): String! }
`)
giveResolvers(schema, [
  { Place: { HOME: 'w_home', MENU: 'w_leftmenu' } },
  {
    Query: {
      told: (_: unknown, { place }: { readonly place: string }) => [place, 'w_home'],
      got: (_: unknown, asked: unknown) => JSON.stringify(asked),
    },
  },
])

const cases: readonly [string, Record<string, unknown>, unknown][] = [
  ['{ told }', {}, ['HOME', 'HOME']],
  ['{ told(place: MENU) }', {}, ['MENU', 'HOME']],
  ['query ($place: Place!) { told(place: $place) }', { place: 'MENU' }, ['MENU', 'HOME']],
  ['query ($place: Place = MENU) { told(place: $place) }', {}, ['MENU', 'HOME']],
  ['{ got(wish: {}) }', {}, '{"place":"w_home","wish":{"place":"w_leftmenu"}}'],
  ['query ($wish: Wish) { got(wish: $wish) }', { wish: {} }, '{"place":"w_home","wish":{"place":"w_leftmenu"}}'],
  [
    'query ($wish: Wish) { got(wish: $wish) }',
    { wish: { place: 'HOME', places: ['MENU'] } },
    '{"place":"w_home","wish":{"place":"w_home","places":["w_leftmenu"]}}',
  ],
]

it.each([false, true])('resolvers have the platform’s values, callers the graph’s; compiled: %s', async (compile) => {
  const run = createExecutor(schema, { compile })
  const context = {} as GatewayContext
  for (const [text, variables, expected] of cases) {
    const execution = { document: parse(text), operationName: null, variables, context }
    // Compiled at the second use.
    await run(text, execution)
    const { data, errors } = await run(text, execution)
    expect(errors).toBeUndefined()
    const [value] = Object.values(data ?? {})
    expect(typeof value === 'string' ? JSON.parse(value) : value).toEqual(
      typeof expected === 'string' ? JSON.parse(expected) : expected,
    )
  }
})
