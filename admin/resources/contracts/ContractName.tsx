import { useRecordContext, useTranslate } from 'react-admin'
import type { ConsoleContractFragment } from './contracts.generated.ts'

/** What a contract is called: what it pays for, and whom. */
export function ContractName() {
  const contract = useRecordContext<ConsoleContractFragment>()
  const translate = useTranslate()
  if (contract === undefined) return null
  return (
    <span>
      {translate('contracts.title', {
        kind: translate(`contracts.kinds.${contract.kind}`),
        account: contract.payeeAccount,
      })}
    </span>
  )
}
