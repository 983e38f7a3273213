import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface InvitationFieldProps {
  /** The person came by somebody's link. */
  isInvited: boolean
  error: string | undefined
  field: UseFormRegisterReturn
}

/** The code of whoever invited the person; behind a press for the many who have none. */
export function InvitationField({ isInvited, error, field }: InvitationFieldProps) {
  const { t } = useTranslation('identity')
  const [isAsked, setAsked] = useState(isInvited)
  if (isAsked) return <TextField label={t('invitationCode')} maxLength={32} error={error} {...field} />
  return (
    <Button kind="quiet" size="small" className="self-start" onClick={() => setAsked(true)}>
      {t('haveInvitation')}
    </Button>
  )
}
