import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useModule } from '../../brand/use-site.ts'
import { openDialog } from '../../dialogs/dialog-store.ts'
import type { RegistrationProof } from '../../dialogs/registration-proof.ts'
import { asMobileCodeForm, emptyMobileCode, MobileCodeFields } from '../../kits/verification/mobile-code-fields.tsx'
import { MobileField } from '../../kits/verification/mobile-field.tsx'
import { useFirebaseNumber } from '../../kits/verification/use-firebase-number.tsx'
import { useSendRegistrationCodeMutation } from '../../kits/verification/verification.generated.ts'
import { useFinishSignIn } from '../../session/use-finish-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { ownFields, type RegistrationSetting, ruleSchema } from './field-rules.ts'
import { provedValues } from './proved-values.ts'
import { useCheckAffiliateMutation, useRegisterMobileMutation, useRegisterMutation } from './register.generated.ts'
import { RegistrationField } from './registration-field.tsx'
import { useRegistrationCheck } from './use-registration-check.tsx'

export type RegistrationType = 'username' | 'mobile'

/** Order of §4: invitation code, registration, signed in. Fields and rules come from the server. */
export function RegistrationForm({
  type,
  setting,
  proof,
}: {
  type: RegistrationType
  setting: RegistrationSetting
  proof?: RegistrationProof | undefined
}) {
  const { t } = useTranslation(['identity', 'errors'])
  const words = useErrorWords()
  const finish = useFinishSignIn()
  const [search] = useSearchParams()
  const [checkAffiliate] = useCheckAffiliateMutation()
  const [register] = useRegisterMutation()
  const [registerMobile] = useRegisterMobileMutation()
  const [sendCode] = useSendRegistrationCodeMutation()
  const asksForPassword = useModule('MOBILENUMPASSREG3') || type === 'username'
  const verifiesMobile = useModule('REGMOBVERF3') && type === 'mobile'
  const check = useRegistrationCheck()
  const firebase = useFirebaseNumber(verifiesMobile, proof)
  const asksForCode = verifiesMobile && !firebase.isOn
  const [isInvited, setInvited] = useState(search.has('referralCode'))

  const mobileRule = setting.fields.find(({ name }) => name === 'mobileNum')
  const asksForMobile = type === 'mobile' || mobileRule?.enabled === true
  const needsMobile = type === 'mobile' || mobileRule?.required === true
  const rules = [...setting.fields]
    .filter(({ name, enabled }) => enabled && !ownFields.has(name))
    .filter(({ name }) => (name !== 'username' || type === 'username') && (name !== 'password' || asksForPassword))
    .sort((left, right) => left.position - right.position)
  const { mobileDigitsMinimum: least, mobileDigitsMaximum: most } = setting

  const fields = Object.fromEntries(rules.map((rule) => [rule.name, ruleSchema(rule, t)]))
  const schema = z
    .object({
      ...fields,
      confirmPassword: z.string(),
      mobileNum: z.string().check(
        z.trim(),
        z.refine(
          (value) =>
            value === '' ? !needsMobile : /^\d+$/.test(value) && value.length >= least && value.length <= most,
          t('mobileInvalid'),
        ),
      ),
      countryDialingCode: z.string(),
      verificationCode: z.string().check(z.refine((value) => !asksForCode || value.trim() !== '', t('enterCode'))),
      captchaId: z.string(),
      captcha: z.string(),
      invitationCode: z.string().check(z.trim()),
      acceptedTerms: z.boolean().check(z.refine((accepted) => accepted, t('acceptTerms'))),
    })
    .check(
      z.refine(
        (values) => !asksForPassword || (values as Record<string, unknown>).password === values.confirmPassword,
        {
          path: ['confirmPassword'],
          message: t('passwordsDiffer'),
        },
      ),
    )
  const form = useZodForm<
    Record<string, string> & { acceptedTerms: boolean } & typeof emptyMobileCode & { countryDialingCode: string }
  >(
    schema as never,
    {
      ...Object.fromEntries(rules.map(({ name }) => [name, ''])),
      ...emptyMobileCode,
      confirmPassword: '',
      countryDialingCode: setting.countries[0]?.countryDialingCode ?? '+84',
      invitationCode: search.get('referralCode') ?? '',
      acceptedTerms: false,
      ...provedValues(proof, setting.countries),
    } as never,
  )
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    form.clearErrors('root')
    try {
      const { invitationCode = '' } = values
      if (invitationCode) {
        const checked = (await checkAffiliate({ variables: { input: { code: invitationCode } } })).data?.checkAffiliate
        if (!checked?.valid)
          return form.setError('invitationCode', { message: checked?.userErrors[0]?.message ?? t('invitationInvalid') })
      }
      const input = {
        ...filled(
          values,
          rules.map(({ name }) => name),
        ),
        ...registrationExtras(values, { asksForMobile, verifiesMobile: asksForCode, asksForPassword }),
        ...firebase.input(),
        ...(await check.answer(values)),
      }
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
      {asksForMobile && !asksForCode && (
        <MobileField
          countries={setting.countries.filter(
            ({ countryDialingCode }) => !firebase.token || countryDialingCode === form.getValues('countryDialingCode'),
          )}
          required={needsMobile}
          dialingCode={form.register('countryDialingCode')}
          number={form.register('mobileNum')}
          error={errors.mobileNum?.message}
          locked={firebase.token !== null}
        />
      )}
      {firebase.field(form)}
      {asksForCode && (
        <MobileCodeFields
          form={asMobileCodeForm(form)}
          countries={setting.countries}
          purpose="REGISTER"
          sendCode={async ({ mobileNum, ...request }) =>
            (await sendCode({ variables: { input: { mobileNo: mobileNum, ...request } } })).data?.sendRegistrationCode
          }
        />
      )}
      {rules.map((rule) => (
        <RegistrationField
          key={rule.name}
          rule={rule}
          form={form}
          isLocked={rule.name === 'email' && Boolean(proof?.email)}
        />
      ))}
      {isInvited ? (
        <TextField
          label={t('invitationCode')}
          maxLength={32}
          error={errors.invitationCode?.message}
          {...form.register('invitationCode')}
        />
      ) : (
        <Button kind="quiet" size="small" className="self-start" onClick={() => setInvited(true)}>
          {t('haveInvitation')}
        </Button>
      )}
      <Checkbox
        label={
          <Trans
            t={t}
            i18nKey="terms"
            values={{ age: setting.minimumAge }}
            components={{
              terms: (
                <button
                  type="button"
                  className="font-semibold text-accent underline"
                  onClick={() => openDialog('help', { anchor: 'term' })}
                />
              ),
            }}
          />
        }
        error={errors.acceptedTerms?.message}
        {...form.register('acceptedTerms')}
      />
      {check.field(form)}
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('register')}
      </Button>
    </form>
  )
}

/** The named values that are not empty: an optional field left blank is not sent. */
function filled(values: Record<string, string | boolean>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (typeof values[name] === 'string' && values[name] !== '' ? [[name, values[name]]] : [])),
  )
}

function registrationExtras(
  values: Record<string, string | boolean> & { acceptedTerms: boolean },
  asks: { asksForMobile: boolean; verifiesMobile: boolean; asksForPassword: boolean },
) {
  const names = [
    ...(asks.asksForPassword ? ['confirmPassword'] : []),
    ...(asks.asksForMobile && values.mobileNum ? ['mobileNum', 'countryDialingCode'] : []),
    ...(asks.verifiesMobile ? ['verificationCode'] : []),
  ]
  const code = values.invitationCode ? { affiliateCode: String(values.invitationCode) } : {}
  return { ...filled(values, names), ...code, registerUrl: window.location.href, acceptedTerms: values.acceptedTerms }
}
