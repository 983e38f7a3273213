import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useSite } from '../../brand/use-site.ts'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { usePasswordRule } from '../../kits/registration/use-password-rule.ts'
import { asMobileCodeForm, emptyMobileCode, MobileCodeFields } from '../../kits/verification/mobile-code-fields.tsx'
import { MobileField } from '../../kits/verification/mobile-field.tsx'
import { isMobileOf } from '../../kits/verification/mobile-number.ts'
import { useFirebaseNumber } from '../../kits/verification/use-firebase-number.tsx'
import { useSendSignInCodeMutation } from '../../kits/verification/verification.generated.ts'
import { useFinishSignIn } from '../../session/use-finish-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { useSetPasswordByPhoneMutation } from './password.generated.ts'

/** Code to the phone, new password, signed in (§4). */
export function PhonePasswordForm() {
  const { t } = useTranslation('identity')
  const { countries } = useSite().site
  const words = useErrorWords()
  const finish = useFinishSignIn()
  const [sendCode] = useSendSignInCodeMutation()
  const [setPassword] = useSetPasswordByPhoneMutation()
  const firebase = useFirebaseNumber(true, undefined)
  const rule = usePasswordRule()
  const schema = z.object({
    mobileNumber: z.string().check(z.trim(), z.refine(isMobileOf(countries), t('mobileInvalid'))),
    countryDialingCode: z.string(),
    verificationCode: z.string().check(
      z.trim(),
      z.refine((value) => firebase.isOn || value !== '', t('enterCode')),
    ),
    newPassword: rule.schema,
    captchaId: z.string(),
    captcha: z.string(),
  })
  const form = useZodForm(schema, {
    ...emptyMobileCode,
    countryDialingCode: countries[0]?.countryDialingCode ?? '+84',
    newPassword: '',
  })
  const { errors, isSubmitting } = form.formState
  const alert = useId()

  const submit = form.handleSubmit(async ({ verificationCode, mobileNumber, countryDialingCode, newPassword }) => {
    form.clearErrors('root')
    try {
      const proof = firebase.token === null ? { verificationCode } : { firebaseIdToken: firebase.token }
      const input = { mobileNumber, countryDialingCode, newPassword, ...proof }
      const payload = (await setPassword({ variables: { input } })).data?.setPasswordByPhone
      if (payload?.token) return finish({ token: payload.token })
      if (payload?.secondStep) return openDialog('login', { secondStep: payload.secondStep })
      applyUserErrors(form, payload?.userErrors ?? [])
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {firebase.isOn ? (
        <>
          <MobileField
            countries={countries.filter(
              (one) => !firebase.token || one.countryDialingCode === form.getValues('countryDialingCode'),
            )}
            required
            dialingCode={form.register('countryDialingCode')}
            number={form.register('mobileNumber')}
            error={errors.mobileNumber?.message}
            locked={firebase.token !== null}
          />
          {firebase.field(form)}
        </>
      ) : (
        <MobileCodeFields
          form={asMobileCodeForm(form)}
          countries={countries}
          purpose="PASSWORD"
          alertId={alert}
          sendCode={async (request) =>
            (await sendCode({ variables: { input: { ...request, purpose: 'PASSWORD' } } })).data?.sendSignInCode
          }
        />
      )}
      <PasswordField
        label={t('newPassword')}
        {...rule.field}
        required
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <FormAlert id={alert} errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('setPassword')}
      </Button>
    </form>
  )
}
