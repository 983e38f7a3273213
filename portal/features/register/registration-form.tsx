import { type MouseEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import type { RegistrationProof } from '../../dialogs/registration-proof.ts'
import type { FieldRule, RegistrationSetting } from '../../kits/registration/field-rules.ts'
import { useRegistrationCheck } from '../../kits/verification/use-registration-check.tsx'
import { dropInvitationCode, useInvitationCode } from '../../session/invitation-code.ts'
import { useFinishSignIn } from '../../session/use-finish-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { InvitationField } from './invitation-field.tsx'
import { OptionalFields } from './optional-fields.tsx'
import { useCheckAffiliateMutation, useRegisterMobileMutation, useRegisterMutation } from './register.generated.ts'
import { RegistrationField } from './registration-field.tsx'
import { registrationInput } from './registration-input.ts'
import { RegistrationMobile } from './registration-mobile.tsx'
import { TermsField } from './terms-field.tsx'
import { type RegistrationType, useRegistrationAsks, useRegistrationForm } from './use-registration-form.ts'

/**
 * A press leaves the field that was typed in where it is: leaving it would show its error, which moves the button from under a press
 * that takes its time, and the press would be lost.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

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
  const [checkAffiliate] = useCheckAffiliateMutation()
  const [register] = useRegisterMutation()
  const [registerMobile] = useRegisterMobileMutation()
  const check = useRegistrationCheck()
  const asks = useRegistrationAsks(type, setting, proof)
  const form = useRegistrationForm(asks, setting, { proof, invitationCode: useInvitationCode() })
  const { errors, isSubmitting } = form.formState
  const alert = useId()

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
      if (refusal !== null) return form.setError('invitationCode', { message: refusal }, { shouldFocus: true })
      const answer = await check.answer(values)
      const input = { ...registrationInput(values, asks), ...asks.firebase.input(), ...answer }
      const payload =
        type === 'username'
          ? (await register({ variables: { input } })).data?.register
          : (await registerMobile({ variables: { input } })).data?.registerMobile
      if (payload?.token) {
        dropInvitationCode()
        return finish({ token: payload.token, firstTimeLogin: true }, { isNew: true })
      }
      if (payload?.captchaRequired) check.refused()
      applyUserErrors(form, payload?.userErrors ?? [])
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  const isProved = (rule: FieldRule) => rule.name === 'email' && Boolean(proof?.email)
  const isNeeded = (rule: FieldRule) => rule.required || isProved(rule)
  const fieldOf = (rule: FieldRule) => (
    <RegistrationField key={rule.name} rule={rule} form={form} isLocked={isProved(rule)} />
  )
  const mobile = <RegistrationMobile form={form} asks={asks} countries={setting.countries} alertId={alert} />
  const isMobileNeeded = asks.needsMobile || proof?.mobileNumber !== undefined
  const optional = asks.rules.filter((rule) => !isNeeded(rule))
  const hasOptional = optional.length > 0 || (asks.asksForMobile && !isMobileNeeded)
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {isMobileNeeded && mobile}
      {asks.rules.filter(isNeeded).map(fieldOf)}
      {hasOptional && (
        <OptionalFields>
          {!isMobileNeeded && mobile}
          {optional.map(fieldOf)}
        </OptionalFields>
      )}
      <InvitationField form={form} />
      <TermsField
        minimumAge={setting.minimumAge}
        error={errors.acceptedTerms?.message}
        field={form.register('acceptedTerms')}
      />
      {check.field(form, alert)}
      <FormAlert id={alert} errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting} onMouseDown={keepFocus}>
        {t('register')}
      </Button>
    </form>
  )
}
