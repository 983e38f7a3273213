import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSite } from '../../brand/use-site.ts'
import { openDialog, useOpenDialog } from '../../dialogs/dialog-store.ts'
import { useMember } from '../../session/use-member.ts'
import { useContractChangedSubscription, useWaitingContractsQuery } from './popup.generated.ts'

/** Which offers were shown in this session of the browser. */
const SEEN = 'contractOffersSeen'

const readSeen = () => new Set((sessionStorage.getItem(SEEN) ?? '').split(' '))
const keepSeen = (offers: readonly string[]) =>
  sessionStorage.setItem(SEEN, [...new Set([...readSeen(), ...offers])].join(' '))

/** An offer by its contract and version: other terms of the same contract are another one, and so is the wish to end it. */
const offerOf = ({ id, proposed }: { id: string; proposed: { version: number } | null }) =>
  `${id}:${proposed?.version ?? 'end'}`

/** Where contracts are: opens the popup when one waits for the member's answer, and follows what becomes of them. */
export default function ContractOpener() {
  const { member, isTrial } = useMember()
  const { site } = useSite()
  // Nobody signs in an agent's name.
  if (member === null || member.subaccount || isTrial || !site.modules.includes('AGENT_POLICY')) return null
  return <Opener key={member.id} />
}

/** For each offer once a session, or for the contract that the address names (`?contract=`), whenever no other dialog is open. */
function Opener() {
  const client = useApolloClient()
  const dialog = useOpenDialog()
  const [search, setSearch] = useSearchParams()
  const linked = search.get('contract')
  const { data } = useWaitingContractsQuery()
  useContractChangedSubscription({ onData: () => void client.refetchQueries({ include: 'active' }) })
  useEffect(() => {
    const offers = data?.contracts.items.map(offerOf) ?? []
    // The popup goes through all that wait, those too that come while it is open.
    if (dialog?.name === 'contract') keepSeen(offers)
    const seen = readSeen()
    if (dialog || (linked === null && offers.every((offer) => seen.has(offer)))) return
    keepSeen(offers)
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
  }, [data, dialog, linked, setSearch])
  return null
}
