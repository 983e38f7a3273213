import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { writtenMobile } from '../../../formats/mobile-number.ts'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { useSite } from '../../brand/use-site.ts'
import { isMobileOf } from '../../kits/verification/mobile-number.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { toast } from '../../ui/toast.ts'
import { type SecurityQuery, useSendContactCodeMutation, useSetContactMutation } from './security.generated.ts'

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Where a member can be reached. */
export type ContactChannel = 'EMAIL' | 'SMS'

interface Contact {
  email: string
  mobileNumber: string
  countryDialingCode: string
}

/** A new address or number, the code that reached it, and the proof that it is the member who asks. */
export function useContactForm(
  channel: ContactChannel,
  security: Pick<NonNullable<SecurityQuery['security']>, 'totpSince'>,
  onDone: () => void,
) {
  const { t } = useTranslation(['security', 'identity'])
  const { countries } = useSite().site
  const [sendCode] = useSendContactCodeMutation()
  const [setContact] = useSetContactMutation()
  const isEmail = channel === 'EMAIL'
  const isNumber = isMobileOf(countries)
  const schema = z.object({
    email: z.string().check(
      z.trim(),
      z.refine((value) => !isEmail || emailForm.test(value), t('identity:emailInvalid')),
    ),
    mobileNumber: z.string().check(
      z.trim(),
      z.refine((value) => isEmail || isNumber(value), t('identity:mobileInvalid')),
    ),
    countryDialingCode: z.string(),
    verificationCode: z.string().check(z.trim(), z.minLength(1, t('identity:enterCode'))),
    password: z.string().check(z.minLength(1, t('enterPassword'))),
    code: z.string().check(z.refine((value) => security.totpSince === null || value.trim() !== '', t('enterCode'))),
  })
  const form = useZodForm(schema, {
    email: '',
    mobileNumber: '',
    countryDialingCode: countries[0]?.countryDialingCode ?? '+84',
    verificationCode: '',
    password: '',
    code: '',
  })
  const send = useFormSend(form)
  /** Where the last code went. */
  const [sentTo, setSentTo] = useState<string | null>(null)
  const contactOf = ({ email, mobileNumber, countryDialingCode }: Contact) =>
    isEmail
      ? ({ channel, email: email.trim() } as const)
      : ({ channel, mobileNumber: mobileNumber.trim(), countryDialingCode } as const)

  const requestCode = async () => {
    if (!(await form.trigger(isEmail ? 'email' : 'mobileNumber'))) return null
    const values = form.getValues()
    const input = contactOf(values)
    setSentTo(null)
    const sent = await send(async () => (await sendCode({ variables: { input } })).data?.sendContactCode)
    if (sent) setSentTo(isEmail ? values.email.trim() : writtenMobile(values.mobileNumber, values.countryDialingCode))
    return sent?.expiredMinutes ?? null
  }
  const submit = form.handleSubmit(async ({ verificationCode, password, code, ...contact }) => {
    const input = { ...contactOf(contact), verificationCode, password, ...(code.trim() !== '' && { code }) }
    if (!(await send(async () => (await setContact({ variables: { input } })).data?.setContact))) return
    toast.success(t('contactSaved'))
    onDone()
  })
  return { form, countries, requestCode, sentTo, submit }
}
