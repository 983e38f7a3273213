import { useTranslation } from 'react-i18next'
import { useDateTimeFormat } from '../../../lib/use-date-time-format.ts'
import { useTeam } from '../use-team.ts'
import type { SubaccountPartsFragment } from './subaccounts.generated.ts'

export type SubaccountRow = SubaccountPartsFragment

/** What may be given beside reading, in the order in which it is offered. */
export const subaccountRights = ['REGISTER', 'CONTRACTS', 'RULES', 'PAY'] as const

/** What a subaccount says of itself, in words. */
export function useSubaccountWords() {
  const { t, i18n } = useTranslation('subaccounts')
  const { timeZone } = useTeam()
  const { format } = useDateTimeFormat(timeZone)
  const list = new Intl.ListFormat(i18n.language)
  return {
    rights: ({ rights }: SubaccountRow) =>
      rights.length === 0 ? t('readOnly') : list.format(rights.map((right) => t(`rights.${right}`))),
    lastSeen: ({ lastSeenAt }: SubaccountRow) => (lastSeenAt ? format(lastSeenAt) : t('notSeen')),
    moment: format,
  }
}
