import { readdirSync, readFileSync } from 'node:fs'
import { buildASTSchema, concatAST, type DocumentNode, type GraphQLSchema, parse, Source } from 'graphql'
import { applyBounds } from './bounds.ts'
import { applyEdges } from './edges.ts'
import { applyErrorCodes } from './error-codes.ts'
import { enumValues } from './generated/enum-values.ts'
import { giveResolvers } from './give-resolvers.ts'
import { liveResolvers } from './live/resolvers.ts'
import { scalars } from './modules/scalars.ts'
import { modules } from './modules.ts'
import { applyRequires } from './requires.ts'

const folder = new URL('../../graphql/schema/', import.meta.url)

/** The SDL of `graphql/schema`. Where in a file each word stood is not kept: it was a third of the schema's memory. */
export function readSchema(): DocumentNode {
  const documents = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => parse(new Source(readFileSync(new URL(name, folder), 'utf8'), name), { noLocation: true }))
  return concatAST(documents)
}

/** The executable schema: the SDL of `graphql/schema`, the resolvers of every domain, the edges between its types, the codes of failures, and the roles fields demand. */
export function buildSchema(): GraphQLSchema {
  // That the SDL is valid does not change once it is released: a test asks, not each start.
  const schema = buildASTSchema(readSchema(), { assumeValidSDL: true })
  giveResolvers(schema, [scalars, enumValues, liveResolvers, ...modules.flatMap(({ resolvers }) => resolvers)])
  applyBounds(schema)
  // Edges first, so that the role of a field is demanded before its edge is walked.
  applyEdges(schema)
  applyErrorCodes(schema)
  applyRequires(schema)
  return schema
}
