import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils'
import type { GraphQLSchema } from 'graphql'

/** Ends the description of a list that has no pages with its `@bounded(by:)`, as introspection shows no directives. */
export function applyBounds(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const bound = getDirective(schema, field, 'bounded')?.[0]?.by
      return bound === undefined
        ? field
        : { ...field, description: `${field.description ?? ''} Never more than ${bound}.`.trim() }
    },
  })
}
