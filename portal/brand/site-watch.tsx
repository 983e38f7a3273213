import { useApolloClient } from '@apollo/client/react'
import { readAgain } from '../data/query-store.ts'
import { useSiteChangedSubscription } from './site-changes.generated.ts'
import { readersOf } from './site-readers.ts'

/** Reads again whatever the operator just changed. */
export default function SiteWatch() {
  const client = useApolloClient()
  useSiteChangedSubscription({
    onData: ({ data }) => {
      const topic = data.data?.siteChanged
      const readers = topic === undefined ? [] : readersOf[topic]
      void readAgain(readers)
      void client.refetchQueries({
        include: 'active',
        onQueryUpdated: (query) => readers.includes(query.queryName ?? ''),
      })
    },
  })
  return null
}
