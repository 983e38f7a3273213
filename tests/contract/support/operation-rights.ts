import { readFileSync } from 'node:fs'
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { requiredRole } from '../../../server/gateway/requires.ts'
import { startGateway } from '../../../server/gateway/testing/gateway.ts'
import { contractFile } from '../../../server/gateway/wps/contract.ts'

interface Operation {
  readonly operationId: string
  readonly 'x-right'?: string
}

/** The right that each REST call demands of an operator, by the name of the call. */
export function rightsOfCalls(): ReadonlyMap<string, string> {
  const { paths } = JSON.parse(readFileSync(contractFile, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>
  }
  return new Map(
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, 'x-right': right }) => (right === undefined ? [] : [[operationId, right] as const])),
  )
}

/** An operator's field of the graph, and the rights that the REST calls behind it demand. */
export interface FieldRights {
  readonly field: string
  readonly rights: readonly string[]
}

/**
 * Asks every root field of operators once, and every field of a member that is read by itself, of a platform that answers samples, and
 * notes which calls that took.
 */
export async function rightsOfFields(schema: GraphQLSchema): Promise<FieldRights[]> {
  const rights = rightsOfCalls()
  const gateway = await startGateway()
  try {
    const found: FieldRights[] = []
    for (const { field, document, before } of askedOf(schema)) {
      gateway.wps.calls.length = 0
      const { status } = await gateway.query(document, { token: 'token-of-an-operator' })
      if (status !== 200) throw new Error(`${field} is not asked as the schema wants it`)
      const own = gateway.wps.calls.filter((name) => name !== before)
      found.push({ field, rights: [...new Set(own.flatMap((name) => rights.get(name) ?? []))] })
    }
    return found
  } finally {
    await gateway.close()
  }
}

/** An operator's field and how it is asked; `before` is the call that its surroundings take and it does not. */
interface Asked {
  readonly field: string
  readonly document: string
  readonly before?: string
}

function askedOf(schema: GraphQLSchema): Asked[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
  const ofRoots = roots.flatMap(([kind, type]) =>
    fieldsOfOperators(schema, type).map((field) => ({
      field: `${type?.name}.${field.name}`,
      document: `${kind} { ${selectionOfField(field)} }`,
    })),
  )
  const ofMember = fieldsOfOperators(schema, schema.getType('OperatorMember')).map((field) => ({
    field: `OperatorMember.${field.name}`,
    document: `query { operatorMember(id: ${SCALARS.ID}) { ${selectionOfField(field)} } }`,
    before: 'getOperatorMember',
  }))
  return [...ofRoots, ...ofMember]
}

const fieldsOfOperators = (schema: GraphQLSchema, type: GraphQLNamedType | null | undefined) =>
  isObjectType(type)
    ? Object.values(type.getFields()).filter((field) => requiredRole(schema, field) === 'OPERATOR')
    : []

const selectionOfField = (field: GraphQLField<unknown, unknown>): string =>
  `${field.name}${argumentsOf(field)}${selectionOf(field.type)}`

/** What a field must be given, as it is written in a document. */
export function argumentsOf({ args }: GraphQLField<unknown, unknown>): string {
  const given = args.filter(({ type }) => isNonNullType(type)).map(({ name, type }) => `${name}: ${argumentOf(type)}`)
  return given.length === 0 ? '' : `(${given.join(', ')})`
}

const selectionOf = (type: GraphQLOutputType): string => (isLeafType(getNamedType(type)) ? '' : ' { __typename }')

/** A value of an input type, as it is written in a document; of objects only what must be there. */
function argumentOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return argumentOf(type.ofType)
  if (isListType(type)) return `[${argumentOf(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields())
    const fields = type.isOneOf ? all.slice(0, 1) : all.filter((one) => isNonNullType(one.type))
    return `{ ${fields.map((one) => `${one.name}: ${argumentOf(one.type)}`).join(', ')} }`
  }
  return SCALARS[getNamedType(type).name] ?? '"text"'
}

const SCALARS: Readonly<Record<string, string>> = {
  Int: '1',
  Float: '1',
  Boolean: 'true',
  ID: '"0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10"',
  Money: '"150000.00"',
  Date: '"2026-11-21"',
  DateTime: '"2026-11-21T08:30:00.000Z"',
  Locale: '"vi"',
  JSON: '{}',
}
