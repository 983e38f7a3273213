import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { type GraphQLSchema, getNamedType, isEnumType, isObjectType } from 'graphql'
import type { GatewayContext } from './context.ts'

/**
 * Lets each kind of `UserError` tell its code by the enum that it has. A code that the enum lacks, of a platform that is newer than this
 * schema, is told as `UNKNOWN` and logged: it must not take from the caller what the mutation answered.
 */
export function applyErrorCodes(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => {
      const codes = getNamedType(field.type)
      if (name !== 'code' || !isUserError(schema, typeName) || !isEnumType(codes)) return field
      const resolve = ({ code }: { readonly code: string }, _: unknown, { logger, requestId }: GatewayContext) => {
        if (codes.getValue(code) !== undefined) return code
        logger.warn({ requestId, code, enum: codes.name }, 'the schema does not know this error code')
        return 'UNKNOWN'
      }
      return { ...field, resolve }
    },
  })
}

function isUserError(schema: GraphQLSchema, typeName: string): boolean {
  const type = schema.getType(typeName)
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'UserError')
}
