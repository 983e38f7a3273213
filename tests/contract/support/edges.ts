import { isObjectType } from 'graphql'
import { edgeOf } from '../../../server/gateway/edges.ts'
import { buildSchema } from '../../../server/gateway/schema.ts'

export const schema = buildSchema()

/** Every edge of the schema, with the type and the field that it is. */
export const edges = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const edge = edgeOf(schema, field, `${type.name}.${field.name}`)
      return edge === undefined ? [] : [{ ...edge, type, field, name: `${type.name}.${field.name}` }]
    }),
  )
