import type { TSchema } from 'typebox'

/** Fills in defaults and converts texts, as the library does; undefined where that is the library's to say. */
export type Shortcut = (input: unknown) => unknown

/** Texts that can be read as a whole number in one way only; all others (`007`, `1e3`, ` 5`) are the library's. */
const WHOLE = /^(0|-?[1-9]\d{0,14})$/

/**
 * A way around the library's walk through schema and value for every request, which took 30 to 110 µs (docs/benchmarks.md): what of it can be
 * known of a schema beforehand is found out once. It answers what the library would, or nothing, and never refuses; so all rules
 * and all words about what is wrong stay the library's.
 *
 * With `convert` it knows objects of texts, whole numbers, numbers and booleans, which query strings are; without it whatever has
 * no defaults but such an object's own.
 */
export function createShortcut(schema: TSchema, { convert }: { readonly convert: boolean }): Shortcut | undefined {
  if (!('properties' in schema)) return convert || hasDefault(schema) ? undefined : (input) => input
  const properties = Object.entries(schema.properties as Readonly<Record<string, Property>>)
  const { properties: _, ...around } = schema
  if (hasDefault(around)) return undefined
  // Properties that are not named are nobody's to convert here.
  if (convert && Object.values(around).some((one) => isObject(one))) return undefined
  if (properties.some(([, property]) => !isKnown(property, convert))) return undefined
  const defaults = properties.flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const conversions = convert
    ? properties.flatMap(([name, { type }]) => (type === 'string' || type === undefined ? [] : [[name, type] as const]))
    : []
  if (defaults.length === 0 && conversions.length === 0) return (input) => (isObject(input) ? input : undefined)
  return (input) => (isObject(input) ? read(input, defaults, conversions) : undefined)
}

interface Property {
  readonly type?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
}

function isKnown(property: Property, convert: boolean): boolean {
  const { default: value, ...rest } = property
  // A default that is an object would be shared by all who get it.
  if (typeof value === 'object' && value !== null) return false
  if (hasDefault(rest)) return false
  if (!convert) return true
  if (property.enum !== undefined) return property.enum.every((one) => typeof one === 'string')
  return ['string', 'integer', 'number', 'boolean'].includes(property.type as string)
}

/** Whether there is a default anywhere within; what refers to somewhere else may have one. */
function hasDefault(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  if ('default' in part || '$ref' in part) return true
  return Object.values(part).some(hasDefault)
}

const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

function read(
  input: Readonly<Record<string, unknown>>,
  defaults: readonly (readonly [string, unknown])[],
  conversions: readonly (readonly [string, unknown])[],
): unknown {
  const value = { ...input }
  for (const [name, standard] of defaults) if (value[name] === undefined) value[name] = standard
  for (const [name, type] of conversions) {
    const given = value[name]
    if (typeof given !== 'string') continue
    if (type === 'boolean') {
      if (given !== 'true' && given !== 'false') return undefined
      value[name] = given === 'true'
    } else {
      if (!WHOLE.test(given)) return undefined
      value[name] = Number(given)
    }
  }
  return value
}
