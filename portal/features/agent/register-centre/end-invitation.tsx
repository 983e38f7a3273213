import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../../apollo/error-words.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import type { InvitationRow } from './invitation-row.ts'
import { useEndInvitationMutation } from './register-centre.generated.ts'

/** Asks before a link is ended, since it is for good. */
export function EndInvitation({ invitation, onLeave }: { invitation: InvitationRow; onLeave: () => void }) {
  const { t } = useTranslation(['agent', 'common'])
  const words = useErrorWords()
  const [end] = useEndInvitationMutation()
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      const refusal = (await end({ variables: { input: { id: invitation.id } } })).data?.endInvitation.userErrors[0]
      if (refusal) toast.error(refusal.message)
      else toast.success(t('register.ended'))
    } catch (error) {
      toast.error(words(error).message)
    }
    setBusy(false)
    onLeave()
  }
  return (
    <div
      role="alertdialog"
      aria-label={t('register.end')}
      className="flex flex-col gap-3 rounded-md bg-danger-soft p-4"
    >
      <p className="text-sm">{t('register.endQuestion')}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" disabled={isBusy} onClick={onLeave}>
          {t('common:cancel')}
        </Button>
        <Button kind="danger" busy={isBusy} onClick={confirm}>
          {t('register.endForGood')}
        </Button>
      </div>
    </div>
  )
}
