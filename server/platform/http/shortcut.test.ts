import fc from 'fast-check'
import { type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { createShortcut } from './shortcut.ts'
import { createReader } from './validation.ts'

const scalar = fc.constantFrom<TSchema>(
  Type.String(),
  Type.String({ pattern: '^[a-z0-9]*$' }),
  Type.String({ default: 'x' }),
  Type.Integer(),
  Type.Integer({ minimum: 1, default: 3 }),
  Type.Number(),
  Type.Boolean(),
  Type.Boolean({ default: false }),
  Type.Enum(['a', 'true', '5']),
)
const other = fc.constantFrom<TSchema>(
  Type.Union([Type.Integer(), Type.String()]),
  Type.Union([Type.Literal('a'), Type.Literal(5)]),
  Type.Array(Type.Integer()),
  Type.Array(Type.String(), { default: ['x'] }),
  Type.Object({ inner: Type.Integer({ default: 4 }) }),
  Type.Union([Type.Null(), Type.Object({ inner: Type.String({ default: 'x' }) })]),
  Type.Record(Type.String(), Type.Integer()),
  Type.Any(),
)
const properties = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'default'),
  fc.tuple(fc.oneof({ weight: 4, arbitrary: scalar }, { weight: 1, arbitrary: other }), fc.boolean()),
)
const schemas = fc
  .tuple(
    properties,
    fc.constantFrom({}, { additionalProperties: false }, { additionalProperties: Type.Integer() }, { default: {} }),
  )
  .map(([named, options]) =>
    Type.Object(
      Object.fromEntries(
        Object.entries(named).map(([name, [schema, isOptional]]) => [
          name,
          isOptional ? Type.Optional(schema) : schema,
        ]),
      ),
      options,
    ),
  )
const value = fc
  .constantFrom<unknown>(
    ...['', 'a', 'x', '5', '-3', '0', '-0', '007', '1e3', ' 5', '5.0', '1.5', 'true', 'false', 'TRUE', 'null'],
    ...[
      '999999999999999',
      '9999999999999999',
      undefined,
      null,
      5,
      1.5,
      true,
      ['5'],
      ['a', '5'],
      {},
      { inner: '5' },
      { inner: 5 },
    ],
  )
  .map((one) => structuredClone(one))
const inputs = fc.oneof(
  { weight: 8, arbitrary: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'default', 'unnamed'), value) },
  { weight: 1, arbitrary: value },
)

/** What the library alone makes of an input; undefined where it refuses. */
function byLibrary(schema: TSchema, input: unknown, convert: boolean): { read: unknown } | undefined {
  let read = Value.Default(schema, structuredClone(input))
  if (convert) read = Value.Convert(schema, read)
  return Compile(schema).Check(read) ? { read } : undefined
}

function byReader(schema: TSchema, input: unknown, convert: boolean): { read: unknown } | undefined {
  try {
    return { read: createReader(schema, { convert })(input) }
  } catch {
    return undefined
  }
}

describe('the shortcut of readers', () => {
  it.each([true, false])('reads what the library reads, whatever comes (convert: %s)', (convert) => {
    let shortcuts = 0
    fc.assert(
      fc.property(schemas, inputs, (schema, input) => {
        if (createShortcut(schema, { convert }) !== undefined) shortcuts += 1
        expect(byReader(schema, input, convert)).toEqual(byLibrary(schema, input, convert))
      }),
      { numRuns: 3_000 },
    )
    expect(shortcuts).toBeGreaterThan(300)
  })

  it('leaves what it was given as it was, for the library to judge', () => {
    const shortcut = createShortcut(Type.Object({ page: Type.Integer({ default: 1 }), size: Type.Integer() }), {
      convert: true,
    })
    const input = { size: '20' }
    expect(shortcut?.(input)).toEqual({ page: 1, size: 20 })
    expect(input).toEqual({ size: '20' })
  })

  it('knows no schema that refers elsewhere or has defaults within', () => {
    for (const schema of [
      Type.Object({ a: Type.Array(Type.Integer({ default: 1 })) }),
      Type.Object({ a: Type.Array(Type.String(), { default: [] }) }),
      Type.Ref('elsewhere'),
    ])
      expect(createShortcut(schema, { convert: false })).toBeUndefined()
  })
})
