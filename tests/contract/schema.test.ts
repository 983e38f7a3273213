import {
  buildASTSchema,
  type ConstDirectiveNode,
  type DocumentNode,
  isNonNullType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  parse,
  validateSchema,
  visit,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { liveResolvers } from '../../server/gateway/live/resolvers.ts'
import { modules } from '../../server/gateway/modules.ts'
import { buildSchema, readSchema } from '../../server/gateway/schema.ts'
import { filesUnder, read } from './support/files.ts'

const documents = filesUnder('graphql/schema')
  .filter((path) => path.endsWith('.graphql'))
  .map((path) => ({ path, document: parse(read(path)) }))

interface Described {
  readonly name: { readonly value: string }
  readonly description?: { readonly value: string }
  readonly loc?: { readonly startToken: { readonly line: number } }
}

const lettersOf = (text: string) => text.toLowerCase().replace(/\b(the|a|an|of|its|whose)\b|[^a-z0-9]/g, '')

/** One word, or the name once more, in the singular or the plural: nothing a reader did not know. */
function saysNothing({ name, description }: Described): boolean {
  const text = description?.value.trim() ?? ''
  const [said, called] = [lettersOf(text), lettersOf(name.value)]
  return !/\s/.test(text) || said === called || said === `${called}s` || `${said}s` === called
}

/** Built-in directives and `extend type` blocks aside, everything that a reader of the schema sees and nobody described. */
function undescribed(path: string, document: DocumentNode): string[] {
  const found: string[] = []
  const check = (node: Described) => {
    if (saysNothing(node)) found.push(`${path}:${node.loc?.startToken.line} ${node.name.value}`)
  }
  visit(document, {
    [Kind.OBJECT_TYPE_DEFINITION]: check,
    [Kind.INTERFACE_TYPE_DEFINITION]: check,
    [Kind.UNION_TYPE_DEFINITION]: check,
    [Kind.ENUM_TYPE_DEFINITION]: check,
    [Kind.INPUT_OBJECT_TYPE_DEFINITION]: check,
    [Kind.SCALAR_TYPE_DEFINITION]: check,
    [Kind.DIRECTIVE_DEFINITION]: check,
    [Kind.FIELD_DEFINITION]: check,
    [Kind.INPUT_VALUE_DEFINITION]: check,
    [Kind.ENUM_VALUE_DEFINITION]: check,
  })
  return found
}

/** `@deprecated` without a reason of its own. */
function deprecatedWithoutReason(path: string, document: DocumentNode): string[] {
  const found: string[] = []
  const check = (node: ConstDirectiveNode) => {
    if (node.name.value === 'deprecated' && node.arguments?.length !== 1)
      found.push(`${path}:${node.loc?.startToken.line}`)
  }
  visit(document, { Directive: (node) => check(node as ConstDirectiveNode) })
  return found
}

describe('GraphQL schema', () => {
  // A start takes it for granted.
  it('is valid', () => {
    expect(() => buildASTSchema(readSchema())).not.toThrow()
    expect(validateSchema(buildASTSchema(readSchema(), { assumeValidSDL: true }))).toEqual([])
  })

  it('describes every type, field, argument and enum value, by more than its name', () => {
    expect(documents.flatMap(({ path, document }) => undescribed(path, document))).toEqual([])
  })

  it('gives a reason for every deprecation', () => {
    expect(documents.flatMap(({ path, document }) => deprecatedWithoutReason(path, document))).toEqual([])
  })
})

describe('the schema as it is served', () => {
  const schema = buildSchema()

  it('tells of each scalar of ours what it is and where that is specified', () => {
    const own = Object.values(schema.getTypeMap()).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
    expect(own.length).toBeGreaterThan(3)
    for (const type of own)
      expect(type, type.name).toMatchObject({
        description: expect.stringMatching(/.{10}/),
        specifiedByURL: expect.stringMatching(/^https:/),
      })
  })

  it('has somebody who answers each question, deed and subscription', () => {
    const resolvers = [liveResolvers, ...modules.flatMap((module) => module.resolvers)]
    const roots = {
      Query: schema.getQueryType(),
      Mutation: schema.getMutationType(),
      Subscription: schema.getSubscriptionType(),
    }
    for (const [name, type] of Object.entries(roots)) {
      const answered = resolvers.flatMap((one) => Object.keys(Object(one[name as keyof typeof one])))
      const fields = Object.keys(type?.getFields() ?? {})
      expect(fields.length).toBeGreaterThan(5)
      expect(
        fields.filter((field) => !answered.includes(field)),
        name,
      ).toEqual([])
    }
  })

  // With `!` a root that failed would take all others of the operation with it.
  it('has roots that fail alone', () => {
    const roots = Object.values(schema.getQueryType()?.getFields() ?? {})
    expect(roots.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual(['product'])
  })

  it('tells of a field who may see it, since nobody is served directives', () => {
    expect(schema.getQueryType()?.getFields().favouriteGames?.description).toMatch(/Needs a signed-in member\.$/)
  })
})
