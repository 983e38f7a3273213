import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { expect, it } from 'vitest'
import { retriedReads } from './retried-reads.ts'

const QUERY = gql`
  query Name {
    name
  }
`
const MUTATION = gql`
  mutation Rename {
    rename
  }
`
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A client over answers in their order; a function that throws is a connection that was lost. */
function clientOver(...answers: (() => Response)[]) {
  let asked = 0
  const fetch = async () => {
    const answer = answers[asked]
    asked += 1
    if (answer === undefined) throw new Error('asked once too often')
    return answer()
  }
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([retriedReads(1), new HttpLink({ uri: 'http://gateway.test/graphql', fetch })]),
  })
  return { client, asked: () => asked }
}
const lost = () => {
  throw new TypeError('fetch failed')
}

it.each([
  ['a lost connection', lost],
  ['a server on its way up', () => json({}, 503)],
])('asks once more after %s', async (_what, failure) => {
  const { client, asked } = clientOver(failure, () => json({ data: { name: 'Sen' } }))
  expect((await client.query({ query: QUERY })).data).toEqual({ name: 'Sen' })
  expect(asked()).toBe(2)
})

it('says so after the second time, at once after a refusal, and never sends a change twice', async () => {
  const twice = clientOver(lost, lost)
  await expect(twice.client.query({ query: QUERY })).rejects.toThrow('fetch failed')
  expect(twice.asked()).toBe(2)
  const refused = clientOver(() => json({}, 400))
  await expect(refused.client.query({ query: QUERY })).rejects.toThrow('400')
  expect(refused.asked()).toBe(1)
  const changed = clientOver(lost)
  await expect(changed.client.mutate({ mutation: MUTATION })).rejects.toThrow('fetch failed')
  expect(changed.asked()).toBe(1)
})
