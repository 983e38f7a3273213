import { useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'
import type { Withdrawal } from './deeds.ts'

/** The wish of a proposal in words: exactly what the second operator would repeat. */
export function useProposalWords(): (withdrawal: Withdrawal, proposal: NonNullable<Withdrawal['proposal']>) => string {
  const translate = useTranslate()
  const formats = useFormats()
  return ({ currency }, { deed, gateway, amount, reference, returned, returnReference }) => {
    const money = (sum: string) => formats.amount(sum, currency)
    const key = deed === 'PAY_AGAIN' ? `PAY_AGAIN_${gateway}` : deed
    return [
      translate(`withdrawalProposals.${key}`, { amount: money(amount) }),
      reference !== null && translate('withdrawals.proposedReference', { reference }),
      returnReference !== null &&
        translate('withdrawals.proposedReturn', { returned: money(returned), reference: returnReference }),
    ]
      .filter(Boolean)
      .join('; ')
  }
}
