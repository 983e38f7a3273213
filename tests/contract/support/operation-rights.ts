import { readFileSync } from 'node:fs'
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
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

/** Asks every root field of operators once, of a platform that answers samples, and notes which calls that took. */
export async function rightsOfFields(schema: GraphQLSchema): Promise<FieldRights[]> {
  const rights = rightsOfCalls()
  const gateway = await startGateway()
  try {
    const found: FieldRights[] = []
    for (const [kind, type] of [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
    ] as const) {
      for (const field of Object.values(type?.getFields() ?? {})) {
        if (requiredRole(schema, field) !== 'OPERATOR') continue
        gateway.wps.calls.length = 0
        const { status } = await gateway.query(documentOf(kind, field), { token: 'token-of-an-operator' })
        if (status !== 200) throw new Error(`${field.name} is not asked as the schema wants it`)
        const demanded = gateway.wps.calls.flatMap((name) => rights.get(name) ?? [])
        found.push({ field: `${type?.name}.${field.name}`, rights: [...new Set(demanded)] })
      }
    }
    return found
  } finally {
    await gateway.close()
  }
}

function documentOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  return `${kind} { ${field.name}${argumentsOf(field)}${selectionOf(field.type)} }`
}

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
    const fields = Object.values(type.getFields()).filter((one) => isNonNullType(one.type))
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
