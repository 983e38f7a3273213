import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import type { GatewayContext } from './context.ts'
import { gatewayError } from './errors.ts'
import { type Field, objectFields, saidOf } from './fields.ts'
import { enumValues } from './generated/enum-values.ts'
import type { Role } from './generated/resolvers.ts'
import { isAgent, isTrial } from './modules/sessions/identity.ts'

/** What a reader of the schema is told: introspection shows no directives. */
const words: Readonly<Record<Role, string>> = {
  MEMBER: 'Needs a signed-in member.',
  ACCOUNT_HOLDER: 'Needs a signed-in member with a real account.',
  AGENT: 'Needs a signed-in agent.',
  OPERATOR: 'Needs a signed-in operator.',
}

/**
 * Makes `@requires(role:)` refuse early who may not see a field. It is a convenience and a document: the platform decides access
 * by itself on every call.
 */
export function applyRequires(schema: GraphQLSchema): void {
  for (const { field } of objectFields(schema)) {
    const role = requiredRole(schema, field)
    if (role === undefined) continue
    const { resolve = defaultFieldResolver, subscribe } = field
    field.description = describe(field.description, role, requiredRight(schema, field))
    // A subscription is refused when it starts; its later events need no other look.
    if (subscribe !== undefined)
      field.subscribe = async (source, args, context, info) => {
        await demandRole(role, context)
        return subscribe(source, args, context, info)
      }
    else
      field.resolve = async (source, args, context, info) => {
        await demandRole(role, context)
        return resolve(source, args, context, info)
      }
  }
}

/** The role a field demands; undefined when everybody may see it. */
export function requiredRole(schema: GraphQLSchema, field: Pick<Field, 'astNode'>): Role | undefined {
  return saidOf(schema, field, 'requires')?.role as Role | undefined
}

/** The right an operator needs, by the name that the platform's policies give it; undefined where signing in is enough. */
export function requiredRight(schema: GraphQLSchema, field: Pick<Field, 'astNode'>): string | undefined {
  return saidOf(schema, field, 'requires')?.right as string | undefined
}

const rightValues = new Map<string, string>(
  Object.entries(enumValues.OperatorRight).map(([value, name]) => [name, value]),
)
/** A right of the policies as `operator { permissions }` tells it. */
export const rightValue = (name: string): string => rightValues.get(name) ?? name

const describe = (own: string | null | undefined, role: Role, right: string | undefined): string =>
  [own, words[role], right && `Takes the right \`${rightValue(right)}\`.`].filter(Boolean).join(' ')

async function demandRole(role: Role, { identity, hasToken }: GatewayContext): Promise<void> {
  if (!hasToken()) throw gatewayError('UNAUTHENTICATED')
  if (role === 'OPERATOR') {
    if ((await identity.operator()) !== null) return
    throw gatewayError((await identity.member()) === null ? 'UNAUTHENTICATED' : 'FORBIDDEN')
  }
  const member = await identity.member()
  if (member === null) throw gatewayError((await identity.operator()) === null ? 'UNAUTHENTICATED' : 'FORBIDDEN')
  if (role === 'ACCOUNT_HOLDER' && isTrial(member)) throw gatewayError('FORBIDDEN')
  if (role === 'AGENT' && !isAgent(member)) throw gatewayError('FORBIDDEN')
}
