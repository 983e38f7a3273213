import { readOn } from '../../../apollo/read-on.ts'
import type { useTeamFilter } from '../use-team-filter.ts'
import { type TeamTransferKind, useTeamTransfersQuery } from './team-transfers.generated.ts'

const pageSize = 30

/** The movements that the filter of the address asks for, page after page below each other; `query` is the same wish for a file. */
export function useTeamTransfers(filter: ReturnType<typeof useTeamFilter>) {
  const { span } = filter
  const account = filter.get('search')
  const isDirect = filter.get('scope') === 'direct'
  const kind = filter.get('kind') as TeamTransferKind | null
  const { data, previousData, error, loading, refetch, fetchMore } = useTeamTransfersQuery({
    variables: { filter: { span, account, kind, scope: isDirect ? 'DIRECT' : 'TEAM' }, first: pageSize },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const transfers = (data ?? previousData)?.team?.transfers
  const readMore = () =>
    fetchMore({
      variables: { after: transfers?.pageInfo.endCursor },
      updateQuery: (known, { fetchMoreResult: { team: next } }) =>
        known.team && next
          ? { team: { ...known.team, transfers: readOn(known.team.transfers, next.transfers) } }
          : known,
    })
  const query = {
    ...span,
    ...(account !== null && { account }),
    ...(isDirect && { scope: 'DIRECT' }),
    ...(kind !== null && { kind }),
  }
  return { transfers, rows: transfers?.nodes ?? [], query, error, loading, refetch, readMore }
}
