import type { OperatorRight } from '../../generated/resolvers.ts'

/**
 * Rights as the platform names them. Its modules define their rights each by itself, so that its contract says no more of them than that they
 * are texts; tests/contract/graphql-rights.test.ts holds the graph's values to the policies.
 */
export const rightNames = (names: readonly string[]): OperatorRight[] => names as OperatorRight[]
