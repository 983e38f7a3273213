import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'
import type { Resolvers } from '../generated/resolvers.ts'

/** A scalar that is a text of a fixed form; answers of the platform pass as they are. */
function textScalar(name: string, accepts: (text: string) => boolean): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    if (typeof value === 'string' && accepts(value)) return value
    throw new GraphQLError(`${name} cannot represent this value.`, { extensions: { code: 'BAD_USER_INPUT' } })
  }
  return new GraphQLScalarType<string, string>({
    name,
    serialize: String,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
  })
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

export const scalars: Pick<Resolvers, 'Money' | 'DateTime' | 'Locale'> = {
  Money: textScalar('Money', (text) => /^-?\d{1,15}(\.\d{1,4})?$/.test(text)),
  DateTime: textScalar('DateTime', (text) => moment.test(text) && !Number.isNaN(Date.parse(text))),
  Locale: textScalar('Locale', (text) => /^[a-z]{2}(-[A-Za-z]{2,4})?$/.test(text)),
}
