import type { GatewayContext } from '../../context.ts'
import type { EarningSource } from '../../sources.ts'
import { createByIdsLoader, mostIds } from '../../wps/loaders.ts'
import type { CallValue } from '../../wps/types.ts'

type Explanation = CallValue<'explainEarning'>

export interface EarningLoaders {
  /** An earning of the caller, or null. */
  readonly byId: (id: string) => Promise<EarningSource | null>
  /** The terms and corrections behind an earning; asked for once, however many of its fields want them. */
  readonly explanation: (id: string) => Promise<Explanation>
  readonly forget: () => void
}

export function createEarningLoaders(context: () => Pick<GatewayContext, 'wps'>): EarningLoaders {
  const explanations = new Map<string, Promise<Explanation>>()
  const earnings = createByIdsLoader<EarningSource>({
    read: async (ids) => (await context().wps.call('listEarnings', { query: { ids, pageSize: mostIds } })).content,
    keyOf: ({ id }) => id,
  })
  return {
    byId: (id) => earnings.load(id),
    explanation(id) {
      const known = explanations.get(id) ?? context().wps.call('explainEarning', { params: { id } })
      explanations.set(id, known)
      return known
    },
    forget() {
      earnings.clearAll()
      explanations.clear()
    },
  }
}
