import type { GatewayContext } from '../../context.ts'
import type { InvitationSource } from '../../sources.ts'
import { createByIdsLoader, mostIds } from '../../wps/loaders.ts'

export interface InvitationLoaders {
  /** A registration link of the caller, or null. */
  readonly byId: (id: string) => Promise<InvitationSource | null>
  readonly forget: () => void
}

/** One call of the platform for all links that are asked for in one tick. */
export function createInvitationLoaders(context: () => Pick<GatewayContext, 'wps'>): InvitationLoaders {
  const invitations = createByIdsLoader<InvitationSource>({
    read: async (ids) => (await context().wps.call('listInvitations', { query: { ids, pageSize: mostIds } })).content,
    keyOf: ({ id }) => id,
  })
  return { byId: (id) => invitations.load(id), forget: () => void invitations.clearAll() }
}
