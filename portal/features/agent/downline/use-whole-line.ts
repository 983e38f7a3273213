import { useApolloClient } from '@apollo/client/react'
import { DownlineDocument, type DownlineQueryVariables } from './downline.generated.ts'
import type { MemberRow } from './member-rows.ts'

/** Rows asked for at once, the most there are. */
const pageSize = 100

export type MembersWish = Omit<DownlineQueryVariables, 'page'>

/** Reads every page of a list of members, one after the other; throws when one of them does not come. */
export function useWholeLine(): (wish: MembersWish) => Promise<MemberRow[]> {
  const client = useApolloClient()
  return async (wish) => {
    const rows: MemberRow[] = []
    for (let page = 1, totalPages = 1; page <= totalPages; page++) {
      const variables = { ...wish, page: { page, pageSize } }
      // What is only written to a file need not be kept.
      const { data } = await client.query({ query: DownlineDocument, variables, fetchPolicy: 'no-cache' })
      const members = data?.team?.members
      if (!members) throw new Error('A page of members did not come')
      rows.push(...members.items)
      totalPages = members.pageInfo.totalPages
    }
    return rows
  }
}
