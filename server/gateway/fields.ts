import { type GraphQLField, type GraphQLSchema, getDirectiveValues, isObjectType } from 'graphql'
import type { GatewayContext } from './context.ts'

/** A field of the served schema. */
export type Field = GraphQLField<unknown, GatewayContext>

/** Each field of an object with the name of its type; those of introspection are not ours to change. */
export function objectFields(schema: GraphQLSchema): { readonly field: Field; readonly type: string }[] {
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.values(type.getFields()).map((field) => ({ field, type: type.name }))
      : [],
  )
}

/** What the SDL says at a field by a directive, with what it says unless told otherwise; undefined where the directive does not stand. */
export function saidOf(
  schema: GraphQLSchema,
  { astNode }: Pick<Field, 'astNode'>,
  name: string,
): Readonly<Record<string, unknown>> | undefined {
  const directive = schema.getDirective(name)
  return directive && astNode ? getDirectiveValues(directive, astNode) : undefined
}
