import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql'
import { expect, it } from 'vitest'
import { buildSchema } from '../../server/gateway/schema.ts'

const schema = buildSchema()
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))

const fields: readonly (readonly [string, GraphQLField<unknown, unknown>])[] = types
  .filter(isObjectType)
  .flatMap((type) => Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const))

/** What narrows, orders and cuts a list, in this order, after the keys of the thing that has it. */
const LAST = ['filter', 'order', 'page', 'first', 'after', 'last', 'before']

it('has the arguments of every list in one order: keys, filter, order, then the page or the cursors', () => {
  const wrong = fields.filter(([, { args }]) => {
    const places = args.map(({ name }) => LAST.indexOf(name))
    return places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))
  })
  expect(wrong.map(([name]) => name)).toEqual([])
})

it('calls an order an order, of one shape', () => {
  const orders = fields.flatMap(([name, { args }]) =>
    args.filter((arg) => arg.name === 'order').map((arg) => [name, arg] as const),
  )
  expect(orders.length).toBeGreaterThan(0)
  for (const [name, { type, description }] of orders) {
    expect(isInputObjectType(type) && type.name.endsWith('Order'), name).toBe(true)
    if (!isInputObjectType(type)) continue
    const { field, direction, ...rest } = type.getFields()
    expect(String(field?.type), name).toBe(`${type.name}Field!`)
    // Without `!`: the executor would refuse variables that leave it out (graphql-jit takes no default for them).
    expect([String(direction?.type), direction?.defaultValue], name).toEqual(['OrderDirection', 'ASC'])
    expect(rest, name).toEqual({})
    expect(description, `${name} says how it comes unless told`).toContain('unless told')
  }
})

it('calls nothing a sort', () => {
  const named = types
    .filter((type) => isObjectType(type) || isInputObjectType(type))
    .filter((type) => Object.hasOwn(type.getFields(), 'sort'))
  expect(named.map(({ name }) => name)).toEqual([])
  expect(fields.filter(([, { args }]) => args.some(({ name }) => name === 'sort')).map(([name]) => name)).toEqual([])
})

/** Whether a thing is a record, of which there can be ever more, and no value within one: it has an id, or it came at some time. */
const isRecord = (type: unknown): boolean =>
  isObjectType(type) && Object.keys(type.getFields()).some((name) => /^(id|at|day|account|memberId)$|At$/.test(name))

it('says of every list without pages by what it is bounded, at the root or of records', () => {
  const bare = fields.filter(
    ([name, { type }]) =>
      isListType(getNullableType(type)) &&
      !/\.(items|edges|nodes|userErrors)$/.test(name) &&
      (/^(Query|Subscription)\./.test(name) || isRecord(getNamedType(type))),
  )
  expect(bare.length).toBeGreaterThan(100)
  const unsaid = bare.filter(([, { description }]) => !description?.includes('Never more than'))
  expect(unsaid.map(([name]) => name)).toEqual([])
})

const inputFieldsOf = (field: GraphQLField<unknown, unknown>): string[] => {
  const filter = field.args.find(({ name }) => name === 'filter')?.type
  return isInputObjectType(filter) ? Object.keys(filter.getFields()) : []
}

/** The type of what a list of pages or a connection holds. */
function rowOf({ type }: GraphQLField<unknown, unknown>): GraphQLObjectType | undefined {
  const list = getNamedType(type)
  if (!isObjectType(list) || !/(Page|Connection)$/.test(list.name)) return undefined
  const { items, nodes } = list.getFields()
  const row = getNamedType((items ?? nodes)?.type)
  return isObjectType(row) ? row : undefined
}

/** What has a state and is no document: plans of the house, and what belongs to one thing that is shown whole. */
const NO_DOCUMENTS = [
  // Plans: few, by what they are for now.
  'Broadcast',
  'OperatorPromotion',
  'OperatorRaffle',
  'OperatorEnvelopeRain',
  'OperatorHelpArticle',
  'Invitation',
  // Of one lottery, as they come; of one bucket, one window, one settlement.
  'LotteryDraw',
  'BucketBet',
  'EarningBet',
  'SettlementEarning',
  'MemberBucket',
  // A window's pay is found by the window.
  'Earning',
  // A conversation is found by who has it.
  'SupportConversation',
]

it('narrows every list of documents by state and by time', () => {
  const lists = fields.filter(([, field]) => {
    const row = rowOf(field)
    return row !== undefined && Object.hasOwn(row.getFields(), 'state') && !NO_DOCUMENTS.includes(row.name)
  })
  expect(lists.length).toBeGreaterThan(30)
  const missing = lists.filter(([, field]) => {
    const known = inputFieldsOf(field)
    return !['state', 'from', 'to'].every((name) => known.includes(name))
  })
  expect(missing.map(([name]) => name)).toEqual([])
})

it('calls the bounds of a span `from` and `to`', () => {
  const inputs = types.filter(isInputObjectType).filter(({ name }) => name.endsWith('Filter'))
  expect(inputs.filter((input) => Object.hasOwn(input.getFields(), 'until')).map(({ name }) => name)).toEqual([])
})
