import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { type ProtectionPartsFragment, useRequestExclusionLiftMutation } from './protection.generated.ts'

type Exclusion = NonNullable<ProtectionPartsFragment['exclusion']>

/** The break that is in force, and for a self-exclusion the wish to end it early with the operator's answer. */
export function BreakInForce({ exclusion, onChanged }: { exclusion: Exclusion; onChanged: () => void }) {
  const { t } = useTranslation('protection')
  const { format } = useDateTimeFormat()
  const { kind, endsAt, liftState, liftAnswer } = exclusion
  const mayAsk = kind === 'SELF_EXCLUSION' && (liftState === null || liftState === 'REFUSED')
  return (
    <div className="flex flex-col gap-3 rounded-md bg-surface-2 p-4 text-sm">
      <p className="font-semibold">
        {t(`break.kinds.${kind}`)}: {endsAt ? t('break.until', { at: format(endsAt) }) : t('break.withoutEnd')}
      </p>
      <p className="text-muted">{t('break.stillPossible')}</p>
      {liftState && <p>{t(`break.lift.${liftState}`)}</p>}
      {liftAnswer && <p className="text-muted">{t('break.lift.answer', { answer: liftAnswer })}</p>}
      {mayAsk && <LiftForm onChanged={onChanged} />}
    </div>
  )
}

function LiftForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('protection')
  const words = useErrorWords()
  const [request, { loading }] = useRequestExclusionLiftMutation()
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string>()

  async function send(): Promise<void> {
    if (reason.trim() === '') return setRefusal(t('break.lift.reasonMissing'))
    try {
      const payload = (await request({ variables: { input: { reason } } })).data?.requestExclusionLift
      const [refused] = payload?.userErrors ?? []
      if (refused) setRefusal(refused.message)
      else onChanged()
    } catch (error) {
      setRefusal(words(error).message)
    }
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextAreaField
        label={t('break.lift.reason')}
        hint={t('break.lift.hint')}
        rows={2}
        maxLength={500}
        value={reason}
        error={refusal}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" kind="secondary" size="small" busy={loading} className="self-start">
        {t('break.lift.ask')}
      </Button>
    </form>
  )
}
