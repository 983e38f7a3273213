import type { GatewayContext } from '../../context.ts'
import type { LineRulesSource } from '../../sources.ts'
import { createByIdsLoader } from '../../wps/loaders.ts'

export interface LineLoaders {
  /** What is set for the line of a member below the caller, or null. */
  readonly rules: (id: string) => Promise<LineRulesSource | null>
  readonly forget: () => void
}

/** What is set for lines: one call of the platform for all rows that ask in one tick. */
export function createLineLoaders(context: () => Pick<GatewayContext, 'wps'>): LineLoaders {
  const rules = createByIdsLoader<LineRulesSource>({
    read: (ids) => context().wps.call('listLineRules', { query: { ids } }),
    keyOf: ({ memberId }) => memberId,
  })
  return {
    rules: (id) => rules.load(id),
    forget: () => void rules.clearAll(),
  }
}
