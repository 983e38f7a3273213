import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSite } from '../../brand/use-site.ts'
import { openDialog, useOpenDialog } from '../../dialogs/dialog-store.ts'
import { useMember } from '../../session/use-member.ts'
import { useContractChangedSubscription, useWaitingContractsQuery } from './popup.generated.ts'

/** For whom the popup was shown in this session of the browser. */
const SEEN = 'contractPopupSeen'

/** Where contracts are: opens the popup when one waits for the member's answer, and follows what becomes of them. */
export default function ContractOpener() {
  const { member, isTrial } = useMember()
  const { site } = useSite()
  // Nobody signs in an agent's name.
  if (member === null || member.subaccount || isTrial || !site.modules.includes('AGENTPOLICY3')) return null
  return <Opener key={member.id} memberId={member.id} />
}

/** Once a session, or for the contract that the address names (`?contract=`), whenever no other dialog is open. */
function Opener({ memberId }: { memberId: string }) {
  const client = useApolloClient()
  const dialog = useOpenDialog()
  const [search, setSearch] = useSearchParams()
  const linked = search.get('contract')
  const isDue = sessionStorage.getItem(SEEN) !== memberId
  const { data } = useWaitingContractsQuery({ skip: !isDue })
  const isAsked = isDue && (data?.contracts.items.length ?? 0) > 0
  useContractChangedSubscription({ onData: () => void client.refetchQueries({ include: 'active' }) })
  useEffect(() => {
    if (dialog || (linked === null && !isAsked)) return
    sessionStorage.setItem(SEEN, memberId)
    openDialog('contract', linked === null ? {} : { id: linked })
    if (linked !== null)
      setSearch(
        (known) => {
          const next = new URLSearchParams(known)
          next.delete('contract')
          return next
        },
        { replace: true },
      )
  }, [dialog, linked, isAsked, memberId, setSearch])
  return null
}
