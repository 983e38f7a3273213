import { GraphQLError, Kind, type ValueNode } from 'graphql'

/**
 * How a scalar that is a text of a fixed form is read, in the one spelling that is sent on; answers of the platform pass as they are. Only this: description and
 * `@specifiedBy` stand in the SDL, and a whole scalar type in this place would take them away.
 */
function textScalar(name: string, form: string, accepts: (text: string) => boolean, spell = (text: string) => text) {
  const parse = (value: unknown): string => {
    if (typeof value === 'string' && accepts(value)) return spell(value)
    throw new GraphQLError(`${name} is written as ${form}.`, { extensions: { code: 'BAD_USER_INPUT' } })
  }
  const parseLiteral = (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined)
  return { __serialize: String, __parseValue: parse, __parseLiteral: parseLiteral }
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i

const day = /^\d{4}-\d{2}-\d{2}$/

export const scalars = {
  Money: textScalar('Money', 'a decimal string with at most four places, like "150000.00"', (text) =>
    /^-?\d{1,15}(\.\d{1,4})?$/.test(text),
  ),
  DateTime: textScalar(
    'DateTime',
    'a moment with its zone, like "2026-01-31T17:00:00Z"',
    (text) => moment.test(text) && !Number.isNaN(Date.parse(text.toUpperCase())),
    // RFC 3339 admits `t` and `z`; whoever reads on need not.
    (text) => text.toUpperCase(),
  ),
  Date: textScalar(
    'Date',
    'a calendar day, like "2026-01-31"',
    (text) => day.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text,
  ),
  Locale: textScalar('Locale', 'a language tag, like "vi"', (text) => /^[a-z]{2}(-[A-Za-z]{2,4})?$/.test(text)),
}
