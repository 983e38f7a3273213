import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useSite } from '../../brand/use-site.ts'
import type { PendingSecondStep } from '../../dialogs/dialog-store.ts'
import { useSignInMutation } from '../../kits/sign-in/sign-in.generated.ts'
import { asMobileCodeForm, emptyMobileCode, MobileCodeFields } from '../../kits/verification/mobile-code-fields.tsx'
import { isMobileOf } from '../../kits/verification/mobile-number.ts'
import { useSendSignInCodeMutation } from '../../kits/verification/verification.generated.ts'
import { useFinishSignIn } from '../../session/use-finish-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'

/** Mobile number and the code sent to it. */
export function SmsSignInForm({
  returnTo,
  onSecondStep,
}: {
  returnTo: string | undefined
  onSecondStep: (step: PendingSecondStep) => void
}) {
  const { t } = useTranslation('identity')
  const { countries } = useSite().site
  const words = useErrorWords()
  const finish = useFinishSignIn()
  const [signIn] = useSignInMutation()
  const [sendCode] = useSendSignInCodeMutation()
  const schema = z.object({
    mobileNumber: z.string().check(z.trim(), z.refine(isMobileOf(countries), t('mobileInvalid'))),
    countryDialingCode: z.string(),
    verificationCode: z.string().check(z.trim(), z.minLength(1, t('enterCode'))),
    captchaId: z.string(),
    captcha: z.string(),
  })
  const form = useZodForm(schema, { ...emptyMobileCode, countryDialingCode: countries[0]?.countryDialingCode ?? '+84' })
  const { errors, isSubmitting } = form.formState
  const alert = useId()

  const submit = form.handleSubmit(async ({ mobileNumber, countryDialingCode, verificationCode }) => {
    form.clearErrors('root')
    try {
      const input = { type: 'SMS' as const, mobileNumber, countryDialingCode, verificationCode }
      const payload = (await signIn({ variables: { input } })).data?.signIn
      if (payload?.token) return finish({ ...payload, token: payload.token }, { returnTo })
      if (payload?.secondStep) return onSecondStep(payload.secondStep)
      applyUserErrors(form, payload?.userErrors ?? [])
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <MobileCodeFields
        form={asMobileCodeForm(form)}
        countries={countries}
        purpose="LOGIN"
        alertId={alert}
        sendCode={async (request) =>
          (await sendCode({ variables: { input: { ...request, purpose: 'SIGN_IN' } } })).data?.sendSignInCode
        }
      />
      <FormAlert id={alert} errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('signIn')}
      </Button>
    </form>
  )
}
