import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  children: ReactNode
  isBusy: boolean
  isOpen?: boolean
  label?: string
  onPress: () => void
}

/** Takes a reward; whoever plays for free is told how to get one. */
export function ClaimButton({ children, isBusy, isOpen = true, label, onPress }: Props) {
  const { t } = useTranslation('reward-centre')
  const { isTrial } = useMember()
  if (isTrial)
    return (
      <Button size="small" kind="secondary" onClick={() => openDialog('register')}>
        {t('register')}
      </Button>
    )
  return (
    <Button size="small" busy={isBusy} disabled={!isOpen} onClick={onPress} aria-label={label}>
      {children}
    </Button>
  )
}
