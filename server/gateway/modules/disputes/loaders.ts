import type { GatewayContext } from '../../context.ts'
import { createByIdsLoader } from '../../wps/loaders.ts'
import type { CallValue } from '../../wps/types.ts'

type Dispute = CallValue<'listEarningDisputes'>[number]

export interface DisputeLoaders {
  /** The last dispute of an earning of the caller, or null. */
  readonly ofEarning: (earningId: string) => Promise<Dispute | null>
  readonly forget: () => void
}

/** One call of the platform for all earnings whose disputes are asked for in one tick. */
export function createDisputeLoaders(context: () => Pick<GatewayContext, 'wps'>): DisputeLoaders {
  const disputes = createByIdsLoader<Dispute>({
    read: (earningIds) => context().wps.call('listEarningDisputes', { query: { earningIds } }),
    keyOf: ({ earningId }) => earningId,
  })
  return { ofEarning: (earningId) => disputes.load(earningId), forget: () => void disputes.clearAll() }
}
