import { useEffect, useState } from 'react'
import type { DialogComponentProps } from '../../dialogs/dialog-store.ts'
import { ContractDialog } from '../../kits/contracts/contract-dialog.tsx'
import { useLinkedContractQuery, useWaitingContractsQuery } from './popup.generated.ts'

/** The contract popup (§2): those that wait for the member's answer one after the other, one that an address names before them. */
export default function ContractPopup({ open, onClose, id }: DialogComponentProps<'contract'>) {
  const waiting = useWaitingContractsQuery({ fetchPolicy: 'cache-and-network' })
  const linked = useLinkedContractQuery({ variables: { id: id ?? '' }, skip: id === undefined })
  const [left, setLeft] = useState<readonly string[]>([])
  const isRead = waiting.data !== undefined && !linked.loading
  const first = linked.data?.contract
  const others = waiting.data?.contracts.items.filter((each) => each.id !== first?.id) ?? []
  const rest = [...(first ? [first] : []), ...others].filter((each) => !left.includes(each.id))
  const [contract] = rest
  const isOver = isRead && contract === undefined
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  if (!isRead || contract === undefined) return null
  const place = rest.length + left.length > 1 ? `${left.length + 1}/${left.length + rest.length}` : undefined
  return (
    <ContractDialog
      key={contract.id}
      open={open}
      contract={contract}
      place={place}
      onClose={() => setLeft([...left, contract.id])}
    />
  )
}
