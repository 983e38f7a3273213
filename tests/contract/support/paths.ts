import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql'
import { argumentsOf } from './operation-rights.ts'

/** The shortest document that reaches a field of a type, from a root of queries or else of changes; undefined where none does. */
export function documentTo(schema: GraphQLSchema, wanted: string, field: string): string | undefined {
  for (const [kind, root] of [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const) {
    const fields = root && pathTo(root, wanted)
    if (fields) return `${kind} { ${[...fields, field].join(' { ')} { __typename }${' }'.repeat(fields.length + 1)}`
  }
  return undefined
}

/** The fields from a root to a type, breadth first, each with what it must be given. */
function pathTo(root: GraphQLObjectType, wanted: string): readonly string[] | undefined {
  const seen = new Set<string>()
  let paths: { type: GraphQLObjectType; fields: readonly string[] }[] = [{ type: root, fields: [] }]
  while (paths.length > 0) {
    const next: typeof paths = []
    for (const { type, fields } of paths) {
      if (type.name === wanted) return fields
      for (const one of Object.values(type.getFields())) {
        const target = getNamedType(one.type)
        if (!isObjectType(target) || seen.has(target.name)) continue
        seen.add(target.name)
        next.push({ type: target, fields: [...fields, `${one.name}${argumentsOf(one)}`] })
      }
    }
    paths = next
  }
  return undefined
}
