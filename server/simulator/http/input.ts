import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { SimulatorError } from './errors.ts'

/** The value as its schema says, or a refusal (400) that names the first field at fault. Nothing is coerced. */
export function readInput<Schema extends TSchema>(schema: Schema, value: unknown, code = 'INVALID_INPUT') {
  if (Value.Check(schema, value)) return value as Static<Schema>
  const [first] = Value.Errors(schema, value)
  const field = first?.instancePath.replaceAll('/', '.').replace(/^\./, '') || 'body'
  throw new SimulatorError(400, code, `${field}: ${first?.message ?? 'is not valid'}`)
}
