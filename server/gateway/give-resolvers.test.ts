import { buildSchema, printSchema } from 'graphql'
import { expect, it } from 'vitest'
import { giveResolvers } from './give-resolvers.ts'

const sdl = `directive @placed(in: Place = MENU) on FIELD_DEFINITION

enum Place {
  HOME
  MENU
}

interface Node {
  id: ID!
}

type Game implements Node {
  id: ID!
}

type Query {
  games(place: Place = MENU): [Game!]!
}`

it.each([
  [{ Gone: {} }, 'no type Gone'],
  [{ Query: { gone: () => null } }, 'no Query.gone'],
  [{ Place: { GONE: 'gone' } }, 'no Place.GONE'],
])('what the schema does not have is refused: %j', (map, words) => {
  expect(() => giveResolvers(buildSchema(sdl), [map])).toThrow(words)
})

it('a type is answered for by several, and tells the values of enums by their names', () => {
  const schema = buildSchema(sdl)
  const [games, idOf, typeOf] = [() => [], () => 'id', () => 'Game']
  giveResolvers(schema, [{ Query: { games } }, { Place: { MENU: 'w_leftmenu' } }, { Game: { id: idOf } }])
  giveResolvers(schema, [{ Node: { __resolveType: typeOf } }])
  expect(schema.getQueryType()?.getFields().games).toMatchObject({
    resolve: games,
    args: [{ name: 'place', defaultValue: 'w_leftmenu' }],
  })
  expect(schema.getDirective('placed')?.args).toMatchObject([{ name: 'in', defaultValue: 'w_leftmenu' }])
  expect(schema.getType('Game')).toHaveProperty('_fields.id.resolve', idOf)
  expect(schema.getType('Node')).toMatchObject({ resolveType: typeOf })
  expect(printSchema(schema)).toBe(sdl)
})
