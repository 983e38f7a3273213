import { type ConstDirectiveNode, type DocumentNode, Kind, parse, visit } from 'graphql'
import { describe, expect, it } from 'vitest'
import { filesUnder, read } from './support/files.ts'

const documents = filesUnder('graphql/schema')
  .filter((path) => path.endsWith('.graphql'))
  .map((path) => ({ path, document: parse(read(path)) }))

/** Built-in directives and `extend type` blocks aside, everything that a reader of the schema sees and nobody described. */
function undescribed(path: string, document: DocumentNode): string[] {
  const found: string[] = []
  const check = (node: { name: { value: string }; description?: unknown; loc?: { startToken: { line: number } } }) => {
    if (node.description === undefined) found.push(`${path}:${node.loc?.startToken.line} ${node.name.value}`)
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
  it('describes every type, field, argument and enum value', () => {
    expect(documents.flatMap(({ path, document }) => undescribed(path, document))).toEqual([])
  })

  it('gives a reason for every deprecation', () => {
    expect(documents.flatMap(({ path, document }) => deprecatedWithoutReason(path, document))).toEqual([])
  })
})
