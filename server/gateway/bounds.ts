import type { GraphQLSchema } from 'graphql'
import { objectFields, saidOf } from './fields.ts'

/** Ends the description of a list that has no pages with its `@bounded(by:)`, as introspection shows no directives. */
export function applyBounds(schema: GraphQLSchema): void {
  for (const { field } of objectFields(schema)) {
    const bound = saidOf(schema, field, 'bounded')?.by
    if (bound !== undefined) field.description = `${field.description ?? ''} Never more than ${bound}.`.trim()
  }
}
