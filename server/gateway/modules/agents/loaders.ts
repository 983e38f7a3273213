import type DataLoader from 'dataloader'
import type { GatewayContext } from '../../context.ts'
import type { DaySpanInput } from '../../generated/resolvers.ts'
import type { TeamMemberSource } from '../../sources.ts'
import { createByIdsLoader, mostIds } from '../../wps/loaders.ts'
import type { CallValue } from '../../wps/types.ts'

type MemberFigures = CallValue<'listMemberFigures'>[number]

export interface TeamLoaders {
  /** How large the caller's team is, and up to when it is counted: asked once, and only where it is wanted. */
  readonly summary: () => Promise<CallValue<'getTeam'>>
  /** A member of the caller's line, or null. */
  readonly byId: (id: string) => Promise<TeamMemberSource | null>
  /** Figures of a member of the caller's line over some days, own and of the team. */
  readonly figures: (id: string, span: DaySpanInput) => Promise<MemberFigures | null>
  /** Ids of who stands between the caller and a member of his line, the highest first, the member last. */
  readonly path: (id: string) => Promise<readonly string[]>
  readonly forget: () => void
}

/** What rows of a team have beside them: one call of the platform for all rows that ask in one tick, and for each span. */
export function createTeamLoaders(context: () => Pick<GatewayContext, 'wps'>): TeamLoaders {
  let summary: Promise<CallValue<'getTeam'>> | undefined
  const figures = new Map<string, DataLoader<string, MemberFigures | null>>()
  const members = createByIdsLoader<TeamMemberSource>({
    read: async (ids) => (await context().wps.call('listTeamMembers', { query: { ids, pageSize: mostIds } })).content,
    keyOf: ({ id }) => id,
  })
  const paths = createByIdsLoader<CallValue<'listTeamPaths'>[number]>({
    read: (ids) => context().wps.call('listTeamPaths', { query: { ids } }),
    keyOf: ({ memberId }) => memberId,
  })
  const figuresIn = ({ from, to }: DaySpanInput) => {
    const key = `${from} ${to}`
    const loader =
      figures.get(key) ??
      createByIdsLoader<MemberFigures>({
        read: (ids) => context().wps.call('listMemberFigures', { query: { from, to, ids } }),
        keyOf: ({ memberId }) => memberId,
      })
    figures.set(key, loader)
    return loader
  }
  return {
    summary() {
      summary ??= context().wps.call('getTeam')
      return summary
    },
    byId: (id) => members.load(id),
    figures: (id, span) => figuresIn(span).load(id),
    path: async (id) => (await paths.load(id))?.path ?? [],
    forget() {
      summary = undefined
      paths.clearAll()
      members.clearAll()
      figures.clear()
    },
  }
}
