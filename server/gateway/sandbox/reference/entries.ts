import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isUnionType,
  print,
} from 'graphql'
import { edgeOf } from '../../edges.ts'
import { saidOf } from '../../fields.ts'
import { declaredCost, sensitiveCost } from '../../plugins/cost.ts'
import { requiredRight, requiredRole, rightValue } from '../../requires.ts'

/** The pages of the reference, by the last part of their address, in the order of the menu. */
export const pages = [
  'queries',
  'mutations',
  'subscriptions',
  'objects',
  'inputs',
  'enums',
  'scalars',
  'directives',
] as const
export type Page = (typeof pages)[number]

/** What a field, an argument or a value says of itself. */
export interface Part {
  readonly name: string
  /** As the SDL writes it, `[Game!]!`; undefined for a value of an enum. */
  readonly type?: string
  readonly description: string
  readonly facts: readonly string[]
  readonly arguments: readonly Part[]
}

/** What has a place of its own: a root field, a type, a directive. */
export interface Entry extends Part {
  readonly page: Page
  /** Where it stands in its page. Roots carry their type's name, since a query and a type may be called alike. */
  readonly anchor: string
  readonly parts: readonly Part[]
}

/** Everything of the schema, page by page, by the alphabet. */
export function entriesOf(schema: GraphQLSchema): Entry[] {
  const roots = (page: Page, type = schema.getQueryType()): Entry[] =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      ...fieldPart(schema, field, type?.name ?? ''),
      page,
      anchor: `${type?.name}.${field.name}`,
      parts: [],
    }))
  const rootNames = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].map(
    (one) => one?.name,
  )
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !rootNames.includes(type.name),
  )
  return [
    ...roots('queries'),
    ...roots('mutations', schema.getMutationType()),
    ...roots('subscriptions', schema.getSubscriptionType()),
    ...types.map((type) => typeEntry(schema, type)),
    ...schema.getDirectives().map(
      ({ name, description, args }): Entry => ({
        ...plain(name, description),
        page: 'directives',
        anchor: `@${name}`,
        arguments: args.map(argumentPart),
        parts: [],
      }),
    ),
  ].sort((one, other) => (one.name < other.name ? -1 : 1))
}

function pageOf(type: GraphQLNamedType): Page {
  if (isScalarType(type)) return 'scalars'
  if (isEnumType(type)) return 'enums'
  return isInputObjectType(type) ? 'inputs' : 'objects'
}

function typeEntry(schema: GraphQLSchema, type: GraphQLNamedType): Entry {
  return {
    ...plain(type.name, type.description),
    facts: typeFacts(schema, type),
    page: pageOf(type),
    anchor: type.name,
    parts: partsOf(schema, type),
  }
}

function typeFacts(schema: GraphQLSchema, type: GraphQLNamedType): string[] {
  if (isScalarType(type) && type.specifiedByURL) return [`Form: ${type.specifiedByURL}`]
  if (isUnionType(type)) return [`One of ${type.getTypes().map(code).join(', ')}`]
  if (isInterfaceType(type)) return [`Interface of ${schema.getPossibleTypes(type).map(code).join(', ') || 'no type'}`]
  if (isObjectType(type) && type.getInterfaces().length > 0)
    return [`Implements ${type.getInterfaces().map(code).join(', ')}`]
  return []
}

const code = ({ name }: { name: string }) => `\`${name}\``

function partsOf(schema: GraphQLSchema, type: GraphQLNamedType): Part[] {
  if (isObjectType(type) || isInterfaceType(type))
    return Object.values(type.getFields()).map((field) => fieldPart(schema, field, type.name))
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(argumentPart)
  if (isEnumType(type)) return type.getValues().map(({ name, description }) => plain(name, description))
  return []
}

const plain = (name: string, description: string | null | undefined): Part => ({
  name,
  description: description ?? '',
  facts: [],
  arguments: [],
})

/** What the SDL says itself: the schema's own description has the words of `@requires` added, which stand beside it here. */
function fieldPart(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, parent: string): Part {
  const isRoot = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].some(
    (type) => type?.name === parent,
  )
  const role = requiredRole(schema, field)
  const right = requiredRight(schema, field)
  const edge = edgeOf(schema, field, `${parent}.${field.name}`)
  return {
    ...plain(field.name, field.astNode?.description?.value ?? field.description),
    type: String(field.type),
    facts: [
      ...(role === undefined ? (isRoot ? ['For everybody'] : []) : [`Needs \`${role}\``]),
      ...(right === undefined ? [] : [`Right \`${rightValue(right)}\``]),
      ...costFact(field, isRoot),
      ...(edge === undefined ? [] : [`Edge by \`${edge.key}\``]),
      ...(saidOf(schema, field, 'semanticNonNull') === undefined ? [] : ['Null only where it failed']),
    ],
    arguments: field.args.map(argumentPart),
  }
}

/** A root's cost always; that of another field where the SDL sets it. */
function costFact(field: GraphQLField<unknown, unknown>, isRoot: boolean): string[] {
  const own = declaredCost(field)
  if (own === undefined && !isRoot) return []
  const cost = own ?? usualCost(field.type)
  return [isRoot && cost >= sensitiveCost ? `Cost ${cost}, one in an operation` : `Cost ${cost}`]
}

const usualCost = (type: GraphQLOutputType): number => (isCompositeType(getNamedType(type)) ? 1 : 0)

function argumentPart({ name, description, type, astNode }: GraphQLArgument | GraphQLInputField): Part {
  const usual = astNode?.defaultValue && [`Unless given \`${print(astNode.defaultValue)}\``]
  return { ...plain(name, description), type: String(type), facts: usual ?? [] }
}
