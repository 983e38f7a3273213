import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import type { SubaccountRow } from './use-subaccount-words.ts'

const tones = { open: 'success', waits: 'warning', disabled: 'neutral' } as const

/** Whether it lets in, and whether its holder has chosen a password of his own. */
export function SubaccountState({ row: { isOpen, mustChangePassword } }: { row: SubaccountRow }) {
  const { t } = useTranslation('subaccounts')
  const state = !isOpen ? 'disabled' : mustChangePassword ? 'waits' : 'open'
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}
