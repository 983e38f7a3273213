import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useErrorWords } from '../../apollo/error-words.ts'
import type { RegistrationProof } from '../../dialogs/registration-proof.ts'
import { useFinishSignIn } from '../../session/use-finish-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import type { RegistrationSetting } from './field-rules.ts'
import { InvitationField } from './invitation-field.tsx'
import { useCheckAffiliateMutation, useRegisterMobileMutation, useRegisterMutation } from './register.generated.ts'
import { RegistrationField } from './registration-field.tsx'
import { registrationInput } from './registration-input.ts'
import { RegistrationMobile } from './registration-mobile.tsx'
import { TermsField } from './terms-field.tsx'
import { useRegistrationCheck } from './use-registration-check.tsx'
import { type RegistrationType, useRegistrationAsks, useRegistrationForm } from './use-registration-form.ts'

interface RegistrationFormProps {
  type: RegistrationType
  setting: RegistrationSetting
  proof?: RegistrationProof | undefined
}

/** Order of §4: invitation code, registration, signed in. Fields and rules come from the server. */
export function RegistrationForm({ type, setting, proof }: RegistrationFormProps) {
  const { t } = useTranslation('identity')
  const words = useErrorWords()
  const finish = useFinishSignIn()
  const [search] = useSearchParams()
  const [checkAffiliate] = useCheckAffiliateMutation()
  const [register] = useRegisterMutation()
  const [registerMobile] = useRegisterMobileMutation()
  const check = useRegistrationCheck()
  const asks = useRegistrationAsks(type, setting, proof)
  const form = useRegistrationForm(asks, setting, { proof, invitationCode: search.get('referralCode') ?? '' })
  const { errors, isSubmitting } = form.formState

  /** What is wrong with an invitation; null when it holds, or there is none. */
  const refusalOf = async (code: string): Promise<string | null> => {
    if (!code) return null
    const checked = (await checkAffiliate({ variables: { input: { code } } })).data?.checkAffiliate
    return checked?.valid ? null : (checked?.userErrors[0]?.message ?? t('invitationInvalid'))
  }
  const submit = form.handleSubmit(async (values) => {
    form.clearErrors('root')
    try {
      const refusal = await refusalOf(values.invitationCode ?? '')
      if (refusal !== null) return form.setError('invitationCode', { message: refusal })
      const answer = await check.answer(values)
      const input = { ...registrationInput(values, asks), ...asks.firebase.input(), ...answer }
      const payload =
        type === 'username'
          ? (await register({ variables: { input } })).data?.register
          : (await registerMobile({ variables: { input } })).data?.registerMobile
      if (payload?.token) return finish({ token: payload.token, firstTimeLogin: true })
      if (payload?.captchaRequired) check.refused()
      applyUserErrors(form, payload?.userErrors ?? [])
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <RegistrationMobile form={form} asks={asks} countries={setting.countries} />
      {asks.rules.map((rule) => (
        <RegistrationField
          key={rule.name}
          rule={rule}
          form={form}
          isLocked={rule.name === 'email' && Boolean(proof?.email)}
        />
      ))}
      <InvitationField
        isInvited={search.has('referralCode')}
        error={errors.invitationCode?.message}
        field={form.register('invitationCode')}
      />
      <TermsField
        minimumAge={setting.minimumAge}
        error={errors.acceptedTerms?.message}
        field={form.register('acceptedTerms')}
      />
      {check.field(form)}
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('register')}
      </Button>
    </form>
  )
}
