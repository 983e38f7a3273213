import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useCountdown } from '../../ui/countdown.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'

/** A code may be asked for once a second at most (§5, §9). */
const sendPause = 1000
/** When the next code may be asked for, by what it is for; closing a dialog does not end the wait. */
const nextSendAt = new Map<string, number>()

export interface CodeFieldProps extends Omit<TextFieldProps, 'label' | 'after'> {
  /** "SMS code" unless it comes another way. */
  label?: string
  /** What the code is for: codes of different purposes count down apart. */
  purpose: string
  /** Sends a code and gives back the minutes until the next one, or null when it could not be sent. */
  onSend: () => Promise<number | null>
  /** Where the last code went, as people write it. */
  sentTo?: string | null
}

/** The field for an SMS code, with the button that sends one and counts down until it may send another (§4). */
export function CodeField({ purpose, onSend, sentTo, label, ...field }: CodeFieldProps) {
  const { t } = useTranslation('identity')
  const [endsAt, setEndsAt] = useState<number | null>(() => nextSendAt.get(purpose) ?? null)
  const [isSending, setSending] = useState(false)
  const sentAt = useRef(0)
  const seconds = useCountdown(endsAt)

  const send = async () => {
    setSending(true)
    // A press that comes too soon, after a number was put right, waits for its second and is not lost.
    const early = sentAt.current + sendPause - Date.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    sentAt.current = Date.now()
    const minutes = await onSend().finally(() => setSending(false))
    if (minutes === null) return
    const until = Date.now() + minutes * 60_000
    nextSendAt.set(purpose, until)
    setEndsAt(until)
  }
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-3">
      <TextField
        {...field}
        label={label ?? t('verificationCode')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
      />
      <Button
        kind="secondary"
        className="mt-6.5 min-w-32 tabular"
        busy={isSending}
        disabled={seconds > 0}
        onClick={send}
      >
        {seconds > 0 ? t('sendAgainIn', { seconds }) : t('sendCode')}
      </Button>
      {/* Stands before it says anything, so that screen readers tell what comes. */}
      <p role="status" className="col-span-2 text-sm text-muted not-empty:mt-1">
        {sentTo && t('codeSentTo', { to: sentTo })}
      </p>
    </div>
  )
}
