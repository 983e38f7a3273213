import { useEffect, useRef } from 'react'
import { useAddressFilter } from '../../kits/records/use-address-filter.ts'
import type { MessageKind } from '../../lib/schema.generated.ts'
import { useMember } from '../../session/use-member.ts'
import { useMessagesQuery } from './inbox.generated.ts'

export const messageKinds: readonly MessageKind[] = ['MONEY', 'SECURITY', 'REWARD', 'AGENT', 'HOUSE', 'PROMOTION']
/** Beside the kinds: those of all kinds that are unread. */
export const unreadChoice = 'unread'
const pageSize = 20

/** The page of the inbox that the address asks for, read again when something comes. */
export function useInbox() {
  const filter = useAddressFilter('message')
  const { member } = useMember()
  const choice = filter.get('show')
  const search = filter.get('search') ?? ''
  const { data, previousData, error, refetch } = useMessagesQuery({
    variables: {
      page: { page: filter.page, pageSize },
      filter: {
        kind: messageKinds.find((kind) => kind === choice) ?? null,
        isUnread: choice === unreadChoice ? true : null,
        search: search || null,
      },
    },
    fetchPolicy: 'cache-and-network',
  })
  const unread = member?.unreadMessages ?? 0
  const known = useRef(unread)
  useEffect(() => {
    // More than before: something came. Less is what was read here.
    if (unread > known.current) void refetch()
    known.current = unread
  }, [unread, refetch])
  return { filter, choice, search, found: (data ?? previousData)?.messages, error, refetch, unread }
}
