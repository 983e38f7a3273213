import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dropInvitationCode, useInvitationCode } from '../../session/invitation-code.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { RegistrationValues } from './use-registration-form.ts'

/** The code of whoever invited the person: said and let go by who came by a link, behind a press for the many who have none. */
export function InvitationField({ form }: { form: UseFormReturn<RegistrationValues> }) {
  const { t } = useTranslation('identity')
  const isInvited = useInvitationCode() !== ''
  const [isAsked, setAsked] = useState(isInvited)
  const asking = useRef<HTMLButtonElement>(null)
  const show = () => {
    setAsked(true)
    requestAnimationFrame(() => form.setFocus('invitationCode'))
  }
  const letGo = () => {
    dropInvitationCode()
    form.resetField('invitationCode', { defaultValue: '' })
    setAsked(false)
    requestAnimationFrame(() => asking.current?.focus())
  }
  if (!isAsked)
    return (
      <Button ref={asking} kind="quiet" size="small" className="self-start" onClick={show}>
        {t('haveInvitation')}
      </Button>
    )
  return (
    <div className="flex flex-col gap-1">
      <TextField
        label={t('invitationCode')}
        maxLength={32}
        hint={isInvited ? t('invitationKept') : undefined}
        error={form.formState.errors.invitationCode?.message}
        {...form.register('invitationCode')}
      />
      <Button kind="quiet" size="small" className="self-start" onClick={letGo}>
        {t('dropInvitation')}
      </Button>
    </div>
  )
}
