import { useTranslation } from 'react-i18next'
import type { ContractPartsFragment, ContractVersionPartsFragment } from './contracts.generated.ts'

interface TermsWordsProps {
  contract: Pick<ContractPartsFragment, 'kind' | 'period' | 'party' | 'payerAccount' | 'payeeAccount'>
  terms: Pick<ContractVersionPartsFragment, 'pick' | 'carry'>
}

/** What a contract says beside its table: who pays whom of what and when, which tier counts, who is active, and what becomes of losses. */
export function TermsWords({ contract, terms }: TermsWordsProps) {
  const { t } = useTranslation('contracts')
  const { kind, period, party, payerAccount, payeeAccount } = contract
  const isShort = period === 'HOUR' || period === 'REALTIME'
  const payer = payerAccount ?? t('house')
  const sentences = [
    party === 'PAYEE' ? t('paysYou', { account: payer }) : t('youPay', { account: payeeAccount }),
    kind === 'DIVIDEND' ? t('ofLoss') : t('ofValidBet'),
    t(`periods.${period}`),
    t(`picks.${terms.pick}`),
    isShort ? t('activeShort') : t('activeDays'),
    ...(kind === 'DIVIDEND' ? [t(`carries.${terms.carry}`)] : []),
  ]
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-muted">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
