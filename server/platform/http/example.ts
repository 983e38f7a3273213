import type { TSchema } from 'typebox'

interface Shape {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly patternProperties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly minItems?: number
  readonly anyOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
}

/**
 * An example of what a schema allows: its own `examples` first, then what its rules leave to choose, then what fields of that
 * name hold in this house. Whether it is allowed is tested for every call (openapi.test.ts); where a field's rules are narrower
 * than its name tells, the schema gets an `examples` of its own.
 */
export function exampleOf(schema: TSchema): unknown {
  return ofShape(schema as Shape, '')
}

function ofShape(shape: Shape, name: string): unknown {
  if (shape.examples !== undefined && shape.examples.length > 0) return shape.examples[0]
  if (shape.const !== undefined) return shape.const
  if (shape.enum !== undefined) return shape.enum[0]
  if (shape.anyOf !== undefined) return ofShape(shape.anyOf.find(({ type }) => type !== 'null') ?? {}, name)
  if (shape.allOf !== undefined) return together(shape.allOf.map((one) => ofShape(one, name)))
  if (shape.properties !== undefined || shape.type === 'object') return ofObject(shape)
  if (shape.type === 'array') return Array.from({ length: Math.max(1, shape.minItems ?? 1) }, () => ofItem(shape, name))
  if (shape.default !== undefined) return shape.default
  if (shape.type === 'boolean') return true
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(shape.minimum ?? 1, 1)
  if (shape.type === 'null') return null
  return shape.type === 'string' ? ofText(shape, name) : {}
}

/** Objects that a value is all of, as one; anything else is said once. */
const together = (parts: readonly unknown[]): unknown =>
  typeof parts[0] === 'object' && !Array.isArray(parts[0]) ? Object.assign({}, ...parts) : parts[0]

const ofItem = (shape: Shape, name: string) => ofShape(shape.items ?? {}, name.replace(/s$/, ''))

function ofObject({ properties = {}, patternProperties = {} }: Shape): Record<string, unknown> {
  const named = Object.entries(properties).map(([name, inner]) => [name, ofShape(inner, name)])
  const keyed = Object.entries(patternProperties).map(([, inner]) => ['vi', ofShape(inner, '')])
  return Object.fromEntries([...keyed, ...named])
}

/** What fields of a name hold; the first whose pattern fits the name. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^(id|.*Id)$/, '0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10'],
  [/At$|^at$|^(from|to|since|until)$|Time$/, '2026-11-21T08:30:00.000Z'],
  [/^(day|date|birthday)$|Day$|Date$/, '2026-11-21'],
  [/currency/i, 'VND'],
  [/language|locale|^lang/i, 'vi'],
  [/email/i, 'lan@example.com'],
  [/mobile|phone/i, '912345678'],
  [/dialing/i, '+84'],
  [/password/i, 'Demo@12345'],
  [/^accountNumber$/, '0071000123456'],
  [/account|username|userName/i, 'lan.nguyen'],
  [/holder|payee|fullName|realName/i, 'NGUYEN THI LAN'],
  [/name|title|label/i, 'Nguyễn Thị Lan'],
  [/url|link|href|image|picture|icon|logo|src/i, 'https://one.example/picture.webp'],
  [/domain|host/i, 'one.example'],
  [/ip$|address/i, '203.0.113.7'],
  [/userAgent/i, 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0'],
  [/reason|note|comment|remark|content|description|text|message|body/i, 'Theo yêu cầu của khách'],
  [/amount|balance|stake|payout|limit|sum|total|minimum|maximum/i, '150000.00'],
  [/number|reference|code|key|token|hash|signature/i, 'A1B2C3D4'],
]

function ofText({ format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Shape, name: string): string {
  if (format === 'date-time') return '2026-11-21T08:30:00.000Z'
  if (format === 'date') return '2026-11-21'
  if (format === 'uuid') return '0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10'
  const text = TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'text'
  return text.padEnd(minLength, '0').slice(0, maxLength)
}
