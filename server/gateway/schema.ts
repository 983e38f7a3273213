import { readdirSync, readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { applyBounds } from './bounds.ts'
import { applyEdges } from './edges.ts'
import { applyErrorCodes } from './error-codes.ts'
import { enumValues } from './generated/enum-values.ts'
import { liveResolvers } from './live/resolvers.ts'
import { scalars } from './modules/scalars.ts'
import { modules } from './modules.ts'
import { applyRequires } from './requires.ts'

const folder = new URL('../../graphql/schema/', import.meta.url)

/** The executable schema: the SDL of `graphql/schema`, the resolvers of every domain, the edges between its types, the codes of failures, and the roles fields demand. */
export function buildSchema(): GraphQLSchema {
  const typeDefs = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: [scalars, enumValues, liveResolvers, ...modules.flatMap(({ resolvers }) => resolvers)],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  // Edges first, so that the role of a field is demanded before its edge is walked.
  return applyRequires(applyErrorCodes(applyEdges(applyBounds(schema))))
}
