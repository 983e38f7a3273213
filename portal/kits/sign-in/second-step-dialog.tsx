import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CodeField } from '../verification/code-field.tsx'
import { type SecondStepWish, useSecondStep } from './use-second-step.ts'

interface SecondStepDialogProps extends SecondStepWish {
  open: boolean
  onClose: () => void
}

/** The second step of signing in (§4): a code of the app, a recovery code, one by e-mail or SMS, or a passkey. */
export function SecondStepDialog({ open, onClose, ...wish }: SecondStepDialogProps) {
  const { t } = useTranslation(['security', 'identity'])
  const step = useSecondStep(wish)
  const { usable, method, choose, form, submit } = step
  const { errors, isSubmitting } = form.formState
  const isDemo = useSite().site.mode === 'DEMO'
  return (
    <Dialog open={open} onClose={onClose} title={t('secondStep')} size="small">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {usable.length > 1 && (
          <Tabs
            label={t('secondStepBy')}
            value={method}
            onChange={choose}
            items={usable.map((value) => ({ value, label: t(`methods.${value}`) }))}
          />
        )}
        <p className="text-sm text-muted">{t(`secondStepHint.${method}`)}</p>
        <SecondStepField step={step} />
        {isDemo && (method === 'EMAIL' || method === 'SMS') && <OutboxLink />}
        <FormAlert errors={errors} />
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {method === 'PASSKEY' ? t('usePasskey') : t('identity:signIn')}
        </Button>
        <Button kind="quiet" wide onClick={wish.onOver}>
          {t('backToSignIn')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Where messages of a demonstration go: nothing leaves the machine, so that nobody's phone would ring. */
function OutboxLink() {
  const { t } = useTranslation('security')
  return (
    <a href="/simulator" target="_blank" rel="noreferrer" className="text-sm font-semibold text-accent underline">
      {t('demoOutbox')}
    </a>
  )
}

/** What the person types; a passkey is not typed. */
function SecondStepField({ step }: { step: ReturnType<typeof useSecondStep> }) {
  const { t } = useTranslation('security')
  const { method, form, requestCode } = step
  const field = { error: form.formState.errors.code?.message, ...form.register('code') }
  return (
    <>
      {(method === 'EMAIL' || method === 'SMS') && (
        <CodeField
          key={method}
          purpose={`SECOND_STEP_${method}`}
          onSend={requestCode}
          {...(method === 'EMAIL' && { label: t('mailedCode') })}
          {...field}
        />
      )}
      {method === 'TOTP' && (
        <TextField
          label={t('totpCode')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          {...field}
        />
      )}
      {method === 'RECOVERY' && (
        <TextField
          label={t('methods.RECOVERY')}
          required
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          {...field}
        />
      )}
    </>
  )
}
