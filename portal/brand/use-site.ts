import { createContext, useContext } from 'react'
import type { SiteQuery } from './site.generated.ts'

export type Site = SiteQuery['site']
export type LobbyCategory = NonNullable<SiteQuery['lobbyCategories']>[number]
export type LobbyVendor = LobbyCategory['vendors'][number]
export type WhitelabelModule = Site['modules'][number]

export interface SiteData {
  site: Site
  lobbyCategories: readonly LobbyCategory[]
}

export const SiteContext = createContext<SiteData | null>(null)

/** The brand and its vendors. Only below `SiteGate`, which opens when they are there. */
export function useSite(): SiteData {
  const data = useContext(SiteContext)
  if (!data) throw new Error('useSite outside SiteGate')
  return data
}

/** Whether a module of the whitelabel is switched on. */
export function useModule(module: WhitelabelModule): boolean {
  return useSite().site.modules.includes(module)
}
