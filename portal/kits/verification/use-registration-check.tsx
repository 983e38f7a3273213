import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CaptchaField } from './captcha-field.tsx'
import { useProofOfWork } from './proof/use-proof-of-work.tsx'

type CaptchaForm = UseFormReturn<{ captcha: string; captchaId: string }>

/** The brand's captcha for registering, and for what a visitor writes: a proof of work each time, or a picture once the server asks for one. */
export function useRegistrationCheck() {
  const proof = useProofOfWork('REGISTER')
  /** 0: no picture is asked for; otherwise its number. */
  const [attempt, setAttempt] = useState(0)

  /** @param alertId the id of where the form says why it was refused */
  const field = (given: unknown, alertId: string): ReactNode => {
    if (proof.isOn) return proof.field
    if (attempt === 0) return null
    // react-hook-form's type is invariant in its values; the form holds these two among others.
    const form = given as CaptchaForm
    return (
      <CaptchaField
        attempt={attempt}
        onPicture={(id) => form.setValue('captchaId', id)}
        describedBy={alertId}
        error={form.formState.errors.captcha?.message}
        {...form.register('captcha')}
      />
    )
  }
  return {
    field,
    /** What the form takes along. */
    answer: async (values: Record<string, unknown>) =>
      attempt > 0 ? { captcha: String(values.captcha).trim(), captchaId: String(values.captchaId) } : proof.answer(),
    /** The server asks for a picture, or for another one. */
    refused: () => setAttempt((last) => (proof.isOn ? 0 : last + 1)),
  }
}
