import { type GraphQLField, type GraphQLObjectType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { buildSchema } from '../../server/gateway/schema.ts'

const schema = buildSchema()
const types = Object.values(schema.getTypeMap()).filter(isObjectType)
const connections = types.filter(({ name }) => name.endsWith('Connection'))
const shapeOf = (type: GraphQLObjectType | undefined) =>
  Object.fromEntries(Object.values(type?.getFields() ?? {}).map((field) => [field.name, String(field.type)]))
const argumentsOf = ({ args }: GraphQLField<unknown, unknown>) =>
  args.map((each) => `${each.name}: ${each.type}${each.defaultValue === undefined ? '' : ` = ${each.defaultValue}`}`)

// https://relay.dev/graphql/connections.htm
it('connections have the shape of the specification, and their nodes beside it', () => {
  expect(connections.length).toBeGreaterThan(5)
  for (const connection of connections) {
    const name = connection.name.replace(/Connection$/, '')
    expect(shapeOf(connection), name).toMatchObject({
      edges: `[${name}Edge!]!`,
      nodes: `[${name}!]!`,
      pageInfo: 'PageInfo!',
    })
    const edge = types.find((type) => type.name === `${name}Edge`)
    expect(shapeOf(edge), name).toEqual({ cursor: 'String!', node: `${name}!` })
  }
  expect(shapeOf(types.find(({ name }) => name === 'PageInfo'))).toEqual({
    hasNextPage: 'Boolean!',
    hasPreviousPage: 'Boolean!',
    startCursor: 'String',
    endCursor: 'String',
  })
})

it('connections are read in both directions, their filter first', () => {
  const stretch = ['first: Int', 'after: String', 'last: Int', 'before: String']
  const fields = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => /Connection!?$/.test(String(field.type)))
      .map((field) => ({ name: `${type.name}.${field.name}`, field })),
  )
  expect(fields.length).toBeGreaterThan(connections.length)
  for (const { name, field } of fields) {
    const given = argumentsOf(field)
    expect(given.slice(-4), name).toEqual(stretch)
    // A room is no filter: without it there is no log.
    for (const other of given.slice(0, -4)) expect(other, name).toMatch(/^(filter|order|roomId): /)
  }
})

it('a field that is answered by anything else takes no cursor', () => {
  const others = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => !/Connection!?$/.test(String(field.type)))
      .filter(({ args }) =>
        args.some(({ name, type: given }) => /^(first|last|after|before)$/.test(name) && String(given) !== 'Int!'),
      )
      .map((field) => `${type.name}.${field.name}`),
  )
  expect(others).toEqual([])
})
