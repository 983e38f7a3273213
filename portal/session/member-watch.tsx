import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { onSessionChange, sessionToken } from '../data/session-token.ts'
import { isDialogOpen, openDialog } from '../dialogs/dialog-store.ts'
import { keepMember } from './member-store.ts'
import {
  MeDocument,
  useBalanceChangedSubscription,
  useMeQuery,
  useProtectionChangedSubscription,
  useUnreadMessagesChangedSubscription,
} from './session.generated.ts'
import { useIdleLock } from './use-idle-lock.ts'

/** A password that must be changed is asked for on every page that begins, until it is: neither a reload nor another tab goes past it. */
function useForcedChange(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded && !isDialogOpen('change-password')) openDialog('change-password', { isForced: true })
  }, [isNeeded])
}

/**
 * Reads the signed-in member and follows each movement of the balance; one that arrives late is left out by its version.
 * Stands on every page while somebody is signed in, and forgets everything of them when they are not.
 */
export default function MemberWatch() {
  const client = useApolloClient()
  const { i18n } = useTranslation()
  useIdleLock()
  const { data, refetch } = useMeQuery({ errorPolicy: 'all' })
  const member = data?.me ?? null
  useEffect(() => keepMember({ member, refresh: refetch }), [member, refetch])
  useForcedChange(member?.mustChangePassword === true)
  // What the server says in words is read again in the new language.
  useEffect(() => {
    const read = () => void client.refetchQueries({ include: 'active' })
    i18n.on('languageChanged', read)
    return () => i18n.off('languageChanged', read)
  }, [client, i18n])
  // Signed in anew without leaving: after a new password, perhaps as another member.
  useEffect(
    () =>
      onSessionChange(() => {
        if (sessionToken() !== null) void client.resetStore()
      }),
    [client],
  )
  useEffect(
    () => () => {
      keepMember({ member: null, refresh: () => Promise.resolve() })
      void client.clearStore()
    },
    [client],
  )
  // Who acts in an agent's name learns nothing of his money and person. Where nobody is signed in any more it is asked, so that the page hears.
  const isOwn = data !== undefined && !member?.subaccount
  useBalanceChangedSubscription({
    skip: !isOwn,
    onData: ({ data: message }) => {
      const wallet = message.data?.balanceChanged
      if (!wallet) return
      client.cache.updateQuery({ query: MeDocument }, (known) =>
        known?.me && (known.me.wallet?.version ?? -1) < wallet.version
          ? { ...known, me: { ...known.me, wallet } }
          : known,
      )
    },
  })
  // The badges of the inbox; who plays for free has none (§6).
  useUnreadMessagesChangedSubscription({
    skip: !isOwn || member === null || member.isTrial,
    onData: ({ data: message }) => {
      const unreadMessages = message.data?.unreadMessagesChanged
      if (unreadMessages === undefined) return
      client.cache.updateQuery({ query: MeDocument }, (known) =>
        known?.me ? { ...known, me: { ...known.me, unreadMessages } } : known,
      )
    },
  })
  // A break that began elsewhere changes what nearly every part of the page offers.
  useProtectionChangedSubscription({
    skip: !isOwn || member === null || member.isTrial,
    onData: () => void client.refetchQueries({ include: 'active' }),
  })
  return null
}
