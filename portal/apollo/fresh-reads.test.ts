import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client'
import { expect, it } from 'vitest'
import { freshReads } from './fresh-reads.ts'

const query = gql`
  query Pictures($of: String) {
    pictures(of: $of)
  }
`

/** A server that answers when the test says so, with how much was uploaded when it was asked. */
function setUp() {
  const waiting: (() => void)[] = []
  let pictures = 0
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        const seen = pictures
        waiting.push(() => {
          observer.next({ data: { pictures: seen } })
          observer.complete()
        })
      }),
  )
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    queryDeduplication: false,
    link: ApolloLink.from([freshReads(), server]),
  })
  const read = (of = 'me') =>
    client
      .query<{ pictures: number }>({ query, variables: { of }, fetchPolicy: 'network-only' })
      .then(({ data }) => data)
  return { waiting, read, upload: () => void pictures++ }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

it('what is read after a change shows it, also when a read from before is still under way', async () => {
  const { waiting, read, upload } = setUp()
  const first = read()
  await turn()
  upload()
  const second = read()
  const third = read()
  await turn()
  expect(waiting).toHaveLength(1)
  waiting[0]?.()
  expect(await first).toEqual({ pictures: 0 })
  await turn()
  expect(waiting).toHaveLength(2)
  waiting[1]?.()
  expect(await Promise.all([second, third])).toEqual([{ pictures: 1 }, { pictures: 1 }])
})

it('asks once for what is wanted twice in one turn, and apart for what differs', async () => {
  const { waiting, read } = setUp()
  const same = [read(), read()]
  const other = read('you')
  await turn()
  expect(waiting).toHaveLength(2)
  for (const answer of waiting) answer()
  expect(await Promise.all([...same, other])).toHaveLength(3)
})

it('a read that was ended lets the next one through', async () => {
  const { waiting, read } = setUp()
  const first = read()
  await turn()
  waiting[0]?.()
  await first
  const next = read()
  await turn()
  expect(waiting).toHaveLength(2)
  waiting[1]?.()
  expect(await next).toEqual({ pictures: 0 })
})
