import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GraphQLNamedType, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { root } from '../../scripts/lib/process.mjs'
import { enumValues } from '../../server/gateway/generated/enum-values.ts'
import { buildSchema } from '../../server/gateway/schema.ts'

const schema = buildSchema()
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))

/** Words of the specification's wire that the graph says otherwise (decision 0061). */
const wireWords =
  /^(nodeId|vassalage|gameCode|gameClassify|gameCategory|accountTypeName|lagerIcon|showIcon|csType|groupName|linkageType|promotionType|labelNameEn|tp)$/

/** Fields and arguments of a type, by their path. */
function namesIn(type: GraphQLNamedType): { path: string; name: string }[] {
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => {
    const called = 'args' in field ? field.args.map((argument: { readonly name: string }) => argument.name) : []
    return [field.name, ...called].map((name) => ({ path: `${type.name}.${field.name}: ${name}`, name }))
  })
}

const pathsOf = (isWrong: (name: string) => boolean) =>
  types
    .flatMap(namesIn)
    .filter(({ name }) => isWrong(name))
    .map(({ path }) => path)

/** Words though they have two letters: the directions of a movement, and what a list may be ordered by. */
const short = new Set(['ID', 'IN', 'UP'])

it('values of enums are words in capitals', () => {
  const wrong = types
    .filter(isEnumType)
    .flatMap((type) => type.getValues().map(({ name }) => ({ path: `${type.name}.${name}`, name })))
    .filter(({ name }) => !/^[A-Z]+(_[A-Z]+)*$/.test(name) || (name.length < 3 && !short.has(name)))
    .map(({ path }) => path)
  expect(wrong).toEqual([])
})

it('fields and arguments are in camelCase, and none has the name of the wire', () => {
  expect(pathsOf((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))).toEqual([])
  expect(pathsOf((name) => wireWords.test(name))).toEqual([])
})

it('a key against doing something twice is text, since it is the id of nothing', () => {
  const keys = types.filter(isInputObjectType).flatMap((type) => {
    const key = type.getFields().idempotencyKey
    return key === undefined ? [] : [`${type.name}: ${key.type}`]
  })
  expect(keys.length).toBeGreaterThan(5)
  expect(keys.filter((key) => !key.endsWith(': String!'))).toEqual([])
})

it('every value that the platform calls otherwise is one of the enum', () => {
  for (const [name, values] of Object.entries(enumValues)) {
    const type = schema.getType(name)
    const known = isEnumType(type) ? type.getValues().map((value) => value.name) : []
    expect(known, name).toEqual(expect.arrayContaining(Object.keys(values)))
  }
})

it('a filter of a truth is called like one: false asks for the others, so it is a question that may be answered with no', () => {
  const truths = types.filter(isInputObjectType).flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => type.name.endsWith('Filter') && String(field.type) === 'Boolean')
      .map((field) => ({ path: `${type.name}.${field.name}`, name: field.name })),
  )
  expect(truths.length).toBeGreaterThan(15)
  expect(truths.filter(({ name }) => !/^(is|has|needs|awaits)[A-Z]/.test(name)).map(({ path }) => path)).toEqual([])
})

it('what somebody did is told by what he did: who has a thing in hand is its claimedBy', () => {
  // The one who is signed in, and the limit that operators set beside a member's own.
  const others = [
    'Query.operator: operator',
    'OperatorSignInPayload.operator: operator',
    'ProtectionLimit.operator: operator',
  ]
  expect(pathsOf((name) => name === 'operator').filter((path) => !others.includes(path))).toEqual([])
})

it('a type is written once: a second one of its name would be folded into it', () => {
  const folder = join(root, 'graphql/schema')
  const names = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return [...text.matchAll(/^(?:type|input|enum|interface|union) (\w+)/gm)].flatMap(([, name]) => name ?? [])
  })
  const roots = new Set(['Query', 'Mutation', 'Subscription'])
  expect(names.filter((name, index) => !roots.has(name) && names.indexOf(name) !== index)).toEqual([])
})
