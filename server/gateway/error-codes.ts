import { type GraphQLSchema, getNamedType, isEnumType, isObjectType } from 'graphql'
import { objectFields } from './fields.ts'

/**
 * Lets each kind of `UserError` tell its code by the enum that it has. A code that the enum lacks, of a platform that is newer than this
 * schema, is told as `UNKNOWN` and logged: it must not take from the caller what the mutation answered.
 */
export function applyErrorCodes(schema: GraphQLSchema): void {
  for (const { field, type } of objectFields(schema)) {
    const codes = getNamedType(field.type)
    if (field.name !== 'code' || !isUserError(schema, type) || !isEnumType(codes)) continue
    field.resolve = (source, _, { logger, requestId }) => {
      const { code } = source as { readonly code: string }
      if (codes.getValue(code) !== undefined) return code
      logger.warn({ requestId, code, enum: codes.name }, 'the schema does not know this error code')
      return 'UNKNOWN'
    }
  }
}

function isUserError(schema: GraphQLSchema, typeName: string): boolean {
  const type = schema.getType(typeName)
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'UserError')
}
