import type { AddressInfo } from 'node:net'
import { createClient } from 'graphql-ws'
import { afterEach, expect, it } from 'vitest'
import WebSocket from 'ws'
import { startGateway, type TestGateway } from './testing/gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.close())

const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }'
/** Mistakes that graphql-js answers with names it takes for the right ones. */
const guesses: readonly [what: string, query: string, variables: object | undefined, said: string][] = [
  ['a field', '{ site { nam } }', undefined, 'Cannot query field "nam"'],
  ['an argument', '{ games(fist: 1) { id } }', undefined, 'Unknown argument "fist"'],
  [
    'an enum in the text',
    'mutation { signIn(input: { type: usernam, username: "a", password: "b" }) { token } }',
    undefined,
    '"usernam"',
  ],
  ['an enum in a variable', signIn, { input: { type: 'usernam', username: 'a', password: 'b' } }, '"usernam"'],
  ['an input field in a variable', signIn, { input: { type: 'USERNAME', usernam: 'a', password: 'b' } }, '"usernam"'],
]

it.each(guesses)('spells nothing of the schema to who guesses %s', async (_what, query, variables, said) => {
  gateway = await startGateway({ introspection: false })
  // From the second time on a document runs compiled, which has words of its own.
  for (let time = 0; time < 3; time++) {
    const { errors } = await gateway.query(query, variables === undefined ? {} : { variables: { ...variables } })
    expect(errors?.[0]?.message).toContain(said)
    expect(JSON.stringify(errors)).not.toContain('Did you mean')
  }
})

it.each([
  ['a field', 'subscription { balanceChanged { balanc } }', {}],
  ['an input field in a variable', 'subscription ($topics: [SiteTopi!]) { siteChanged }', { topics: ['X'] }],
])('nor over a socket to who guesses %s', async (_what, query, variables) => {
  gateway = await startGateway({ introspection: false })
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gateway.app.server.address() as AddressInfo
  const client = createClient({ url: `ws://127.0.0.1:${port}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 })
  const told = await client.iterate({ query, variables }).next().then(JSON.stringify, JSON.stringify)
  await client.dispose()
  expect(told).toContain('GRAPHQL_VALIDATION_FAILED')
  expect(told).not.toContain('Did you mean')
})
