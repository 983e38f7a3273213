import type { Resolvers } from './generated/resolvers.ts'

/** What a domain brings to the graph, said by itself in its `module.ts`; `modules.ts` lists them. */
export interface GatewayModule {
  readonly resolvers: readonly Resolvers[]
}
