import { readOn } from '../../../apollo/read-on.ts'
import { categoryInAddress } from '../../../paths.ts'
import type { useTeamFilter } from '../use-team-filter.ts'
import { type TeamBetFilter, useTeamBetsQuery } from './team-bets.generated.ts'

const pageSize = 30

/** The bets that the filter of the address asks for, page after page below each other; `query` is the same wish for a file. */
export function useTeamBets(filter: ReturnType<typeof useTeamFilter>) {
  const { span } = filter
  const given = {
    account: filter.get('search'),
    scope: filter.get('scope') === 'direct' ? ('DIRECT' as const) : null,
    gameType: filter.get('gameType') as TeamBetFilter['gameType'],
    vendorCode: filter.get('vendor'),
    state: filter.get('state') as TeamBetFilter['state'],
  }
  const { data, previousData, error, loading, refetch, fetchMore } = useTeamBetsQuery({
    variables: { filter: { span, ...given, scope: given.scope ?? 'TEAM' }, first: pageSize, hasTotals: true },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const bets = (data ?? previousData)?.team?.bets
  const readMore = () =>
    fetchMore({
      variables: { after: bets?.pageInfo.endCursor, hasTotals: false },
      updateQuery: (known, { fetchMoreResult: { team: next } }) =>
        known.team && next ? { team: { ...known.team, bets: readOn(known.team.bets, next.bets) } } : known,
    })
  const { vendorCode, gameType, ...others } = given
  const asAddress = { gameType: gameType && categoryInAddress(gameType), vassalage: vendorCode }
  const wanted = Object.entries({ ...others, ...asAddress }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return { bets, rows: bets?.nodes ?? [], query: Object.fromEntries(wanted), error, loading, refetch, readMore }
}
