import { useApolloClient } from '@apollo/client/react'
import { readAgain } from '../data/query-store.ts'
import { useSiteChangedSubscription } from './site-changes.generated.ts'

/** Operations that show each part of the site that can change. */
const readersOf: Record<string, string[]> = {
  STATUS: ['SystemStatus', 'Site'],
  SETTINGS: ['Site', 'RegistrationSetting'],
  BANNERS: ['Lobby'],
  ANNOUNCEMENTS: ['Lobby', 'Notices', 'Popups', 'AgentAnnouncements'],
  GAMES: ['Site', 'Lobby', 'Games'],
  PROMOTIONS: ['Promotions'],
}

/** Reads again whatever the operator just changed. */
export default function SiteWatch() {
  const client = useApolloClient()
  useSiteChangedSubscription({
    onData: ({ data }) => {
      const readers = readersOf[data.data?.siteChanged ?? ''] ?? []
      void readAgain(readers)
      void client.refetchQueries({
        include: 'active',
        onQueryUpdated: (query) => readers.includes(query.queryName ?? ''),
      })
    },
  })
  return null
}
