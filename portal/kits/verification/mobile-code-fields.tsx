import { useCallback, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { writtenMobile } from '../../../formats/mobile-number.ts'
import { CaptchaField } from './captcha-field.tsx'
import { CodeField } from './code-field.tsx'
import { MobileField, type MobileFieldProps } from './mobile-field.tsx'
import { useProofOfWork } from './proof/use-proof-of-work.tsx'
import { type SendCodePayload, useCodeSender } from './use-code-sender.ts'

/** What a form that proves a mobile number holds, beside its own fields. */
export interface MobileCodeValues {
  mobileNumber: string
  countryDialingCode: string
  verificationCode: string
  captchaId: string
  captcha: string
}

export const emptyMobileCode: Omit<MobileCodeValues, 'countryDialingCode'> = {
  mobileNumber: '',
  verificationCode: '',
  captchaId: '',
  captcha: '',
}

export interface CodeRequest {
  mobileNumber: string
  countryDialingCode: string
  captchaId?: string
  captcha?: string
  captchaProof?: string
}

export interface MobileCodeFieldsProps {
  /** A form whose values include `MobileCodeValues`; see `asMobileCodeForm`. */
  form: UseFormReturn<MobileCodeValues>
  countries: MobileFieldProps['countries']
  purpose: string
  sendCode: (request: CodeRequest) => Promise<SendCodePayload | undefined>
  /** The id of where the form says what belongs to no field, such as why it asks for a captcha. */
  alertId?: string | undefined
}

/** A form seen by the fields it shares with `MobileCodeFields`: react-hook-form's type is invariant in its values. */
export function asMobileCodeForm<Values extends MobileCodeValues>(
  form: UseFormReturn<Values>,
): UseFormReturn<MobileCodeValues> {
  return form as unknown as UseFormReturn<MobileCodeValues>
}

/** Mobile number, the captcha when the server asks for one, and the code that was sent. */
export function MobileCodeFields({ form, countries, purpose, sendCode, alertId }: MobileCodeFieldsProps) {
  const [attempt, setAttempt] = useState(0)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { errors } = form.formState
  const { setValue } = form
  const keepCaptchaId = useCallback((id: string) => setValue('captchaId', id), [setValue])
  const proof = useProofOfWork('SMS')
  const send = useCodeSender(form, () => !proof.isOn && setAttempt((last) => last + 1))

  const requestCode = async () => {
    if (!(await form.trigger('mobileNumber'))) return null
    const { mobileNumber, countryDialingCode, captcha, captchaId } = form.getValues()
    setSentTo(null)
    return send(async () => {
      const answer = attempt > 0 ? { captcha: captcha.trim(), captchaId } : await proof.answer()
      const payload = await sendCode({ mobileNumber: mobileNumber.trim(), countryDialingCode, ...answer })
      if (payload?.userErrors.length === 0) setSentTo(writtenMobile(mobileNumber, countryDialingCode))
      return payload
    })
  }
  return (
    <>
      <MobileField
        countries={countries}
        required
        dialingCode={form.register('countryDialingCode')}
        number={form.register('mobileNumber')}
        error={errors.mobileNumber?.message}
      />
      {attempt > 0 && (
        <CaptchaField
          attempt={attempt}
          onPicture={keepCaptchaId}
          describedBy={alertId}
          error={errors.captcha?.message}
          {...form.register('captcha')}
        />
      )}
      {proof.field}
      <CodeField
        purpose={purpose}
        onSend={requestCode}
        sentTo={sentTo}
        error={errors.verificationCode?.message}
        {...form.register('verificationCode')}
      />
    </>
  )
}
