import { getOperationAST, parse } from 'graphql'
import { expect, it } from 'vitest'
import { buildSchema } from '../schema.ts'
import { measureCost, mostCost } from './cost.ts'

const schema = buildSchema()
function measure(text: string, variables = {}) {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (operation == null) throw new Error('one operation')
  return measureCost(schema, document, operation, variables)
}

it('counts objects, and lists once for each row asked for', () => {
  expect(measure('{ product }').cost).toBe(0)
  expect(measure('{ site { name theme { name } } }').cost).toBe(1 + 20)
  expect(measure('{ winners(limit: 5) { game { gameName } } }').cost).toBe(5 * 2)
  expect(measure('{ games(filter: {}, page: { pageSize: 50 }) { items { gameName } pageInfo { page } } }').cost).toBe(
    1 + 50 + 1,
  )
  expect(measure('query($n: Int) { statement(first: $n) { edges { node { id } } } }', { n: 100 }).cost).toBe(
    1 + 100 * 2,
  )
  const ends =
    'query($first: Int, $last: Int) { statement(first: $first, last: $last) { nodes { id } pageInfo { endCursor } } }'
  expect(measure(ends, { last: 50 }).cost).toBe(1 + 50 + 1)
  expect(measure(ends).cost).toBe(1 + 20 + 1)
})

it('takes no page for larger than it can be, and none for smaller than one row', () => {
  const asked = (first: number) => measure(`{ statement(first: ${first}) { edges { cursor } } }`).cost
  expect(asked(1_000_000)).toBe(asked(100))
  expect(asked(-5)).toBe(asked(1))
})

it('knows how many rows a document asks for by a default, which a variable takes the place of', () => {
  const text = 'query($page: PageInput = { pageSize: 100 }) { games(filter: {}, page: $page) { items { gameName } } }'
  expect(measure(text).cost).toBe(1 + 100)
  expect(measure(text, { page: { pageSize: 5 } }).cost).toBe(1 + 5)
})

it('lets nobody ask for all that is his many times over', () => {
  const lists =
    'bets { items { id } } deposits { items { id } } statement { edges { cursor } } vip { __typename } tickets { items { id } }'
  const times = (count: number) =>
    measure(`{ ${Array.from({ length: count }, (_, index) => `m${index}: me { ${lists} }`).join(' ')} }`).cost
  expect(times(1)).toBeLessThan(mostCost / 5)
  expect(times(15)).toBeGreaterThan(mostCost)
})

it('adds @cost, and counts sensitive fields through fragments and aliases', () => {
  const captcha = 'captcha { id }'
  expect(measure(`{ ${captcha} }`).sensitive).toBe(0)
  const tries = 'a: checkAffiliate(input: { code: "x" }) { valid } b: checkAffiliate(input: { code: "y" }) { valid }'
  expect(measure(`mutation { ...F } fragment F on Mutation { ... on Mutation { ${tries} } }`)).toEqual({
    cost: 40,
    sensitive: 2,
  })
})

it('measures fragments that spread fragments in time', () => {
  const fragments = Array.from(
    { length: 30 },
    (_, index) => `fragment F${index} on Game { ${index === 29 ? 'nodeId' : `...F${index + 1} ...F${index + 1}`} }`,
  )
  expect(measure(`{ hotGames { ...F0 } } ${fragments.join(' ')}`).cost).toBeGreaterThan(0)
})
