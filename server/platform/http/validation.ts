import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Value } from 'typebox/value'
import type { Failure } from '../lib/failure.ts'
import { httpErrors } from './errors.ts'
import { seen } from './seen.ts'
import { createShortcut, type Shortcut } from './shortcut.ts'

/** Compiled when first used, once for all who read by the schema: a house has hundreds, most of which a process never meets. */
const validators = new WeakMap<TSchema, Validator>()

function validatorOf(schema: TSchema): Validator {
  const validator = validators.get(schema) ?? Compile(schema)
  validators.set(schema, validator)
  return validator
}

/** Turns what came in into what the schema promises, or throws INVALID_INPUT with the field and the reason. */
export type Reader = (input: unknown) => unknown

/**
 * A reader for one schema. With `convert`, texts become the numbers and booleans the schema asks for, as query
 * strings and forms need; a JSON body must have the right types by itself.
 */
export function createReader(schema: TSchema, options: { convert: boolean }): Reader {
  let shortcut: Shortcut | undefined | null = null
  return (input) => {
    const validator = validatorOf(schema)
    if (shortcut === null) shortcut = createShortcut(schema, options)
    const given = seen(input)
    let value = shortcut?.(given)
    if (value === undefined || !validator.Check(value)) {
      value = Value.Default(schema, given)
      if (options.convert) value = Value.Convert(schema, value)
      if (!validator.Check(value)) throw describe([...validator.Errors(value)] as SchemaError[])
    }
    const field = fieldWithNul(value, '')
    if (field !== undefined) throw invalid(field, 'INVALID_INPUT_FORMAT')
    return value
  }
}

/** Why a value breaks its schema, in a line for developers; undefined when it does not. */
export function createChecker(schema: TSchema): (value: unknown) => string | undefined {
  return (value) => {
    const validator = validatorOf(schema)
    if (validator.Check(value)) return undefined
    const [first] = validator.Errors(value)
    return first === undefined ? 'does not match' : `${first.instancePath || '/'} ${first.message}`
  }
}

interface SchemaError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: { limit?: number; requiredProperties?: string[]; additionalProperties?: string[] }
}

/** Words of locales/<language>/errors.json for each way to break a schema. */
const REASONS: Readonly<Record<string, string>> = {
  required: 'INVALID_INPUT_REQUIRED',
  additionalProperties: 'INVALID_INPUT_UNKNOWN_FIELD',
  type: 'INVALID_INPUT_TYPE',
  minLength: 'INVALID_INPUT_TOO_SHORT',
  maxLength: 'INVALID_INPUT_TOO_LONG',
  minimum: 'INVALID_INPUT_TOO_SMALL',
  maximum: 'INVALID_INPUT_TOO_BIG',
  minItems: 'INVALID_INPUT_TOO_FEW',
  maxItems: 'INVALID_INPUT_TOO_MANY',
}

/** The first error that says something; an unknown field is told last, since it may only be a typing mistake of a known one. */
function describe(errors: readonly SchemaError[]): Failure {
  const telling = errors.filter(({ keyword }) => keyword !== 'boolean' && keyword !== 'additionalProperties')
  const error =
    telling.find(({ keyword }) => keyword in REASONS) ??
    telling[0] ??
    errors.find((one) => one.params.additionalProperties)
  if (error === undefined) return invalid('', 'INVALID_INPUT')
  const inner = error.params.requiredProperties?.[0] ?? error.params.additionalProperties?.[0]
  const path = [...error.instancePath.split('/').slice(1), ...(inner === undefined ? [] : [inner])].join('.')
  // A text that must not be empty is simply missing, for the person who reads it.
  const empty = error.keyword === 'minLength' && error.params.limit === 1
  const words = empty ? 'INVALID_INPUT_REQUIRED' : (REASONS[error.keyword] ?? 'INVALID_INPUT_FORMAT')
  return invalid(path, words, error.params.limit)
}

/** INVALID_INPUT about one field, told with the words of `words` (a key of errors.json). */
export function invalid(field: string, words = 'INVALID_INPUT', limit?: number, values: object = {}): Failure {
  return httpErrors.INVALID_INPUT({
    ...(field === '' ? {} : { field }),
    extras: { reason: words, ...values, ...(limit === undefined ? {} : { limit }) },
  })
}

/** PostgreSQL's text holds no NUL; found here it is bad input, found there it would be an error of ours. */
function fieldWithNul(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = name.includes('\0') ? path : fieldWithNul(inner, path === '' ? name : `${path}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}
