import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useModule } from '../../brand/use-site.ts'
import type { RegistrationProof } from '../../dialogs/registration-proof.ts'
import { ownFields, type RegistrationSetting, ruleSchema } from '../../kits/registration/field-rules.ts'
import { emptyMobileCode } from '../../kits/verification/mobile-code-fields.tsx'
import { isMobileOf } from '../../kits/verification/mobile-number.ts'
import { useFirebaseNumber } from '../../kits/verification/use-firebase-number.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { provedValues } from './proved-values.ts'

export type RegistrationType = 'username' | 'mobile'

/** Own fields, the brand's by their names, and what proves a mobile number. */
export type RegistrationValues = Record<string, string> & { acceptedTerms: boolean } & typeof emptyMobileCode & {
    countryDialingCode: string
  }

/** What is asked of somebody who registers this way: by the brand's fields, its modules, and what another house proved. */
export function useRegistrationAsks(type: RegistrationType, setting: RegistrationSetting, proof?: RegistrationProof) {
  const asksForPassword = useModule('MOBILE_REGISTRATION_PASSWORD') || type === 'username'
  const verifiesMobile = useModule('MOBILE_VERIFICATION') && type === 'mobile'
  const firebase = useFirebaseNumber(verifiesMobile, proof)
  const mobileRule = setting.fields.find(({ name }) => name === 'mobileNumber')
  return {
    asksForPassword,
    asksForMobile: type === 'mobile' || mobileRule?.enabled === true,
    needsMobile: type === 'mobile' || mobileRule?.required === true,
    /** A code of our own; the other house sends none. */
    asksForCode: verifiesMobile && !firebase.isOn,
    firebase,
    rules: [...setting.fields]
      .filter(({ name, enabled }) => enabled && !ownFields.has(name))
      .filter(({ name }) => (name !== 'username' || type === 'username') && (name !== 'password' || asksForPassword))
      .sort((left, right) => left.position - right.position),
  }
}

export type RegistrationAsks = ReturnType<typeof useRegistrationAsks>

interface Beginning {
  proof: RegistrationProof | undefined
  /** Came with the address. */
  invitationCode: string
}

/** The form of these fields, with what is known already filled in. */
export function useRegistrationForm(
  { rules, asksForPassword, needsMobile, asksForCode }: RegistrationAsks,
  setting: RegistrationSetting,
  { proof, invitationCode }: Beginning,
) {
  const { t } = useTranslation(['identity', 'errors'])
  const { mobileDigitsMinimum: least, mobileDigitsMaximum: most } = setting
  const isNumber = isMobileOf(setting.countries, { least, most })
  const schema = z
    .object({
      ...Object.fromEntries(rules.map((rule) => [rule.name, ruleSchema(rule, t)])),
      confirmPassword: z.string().check(z.refine((value) => !asksForPassword || value !== '', t('required'))),
      mobileNumber: z.string().check(
        z.trim(),
        z.refine((value) => (value === '' ? !needsMobile : isNumber(value)), t('mobileInvalid')),
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
        { path: ['confirmPassword'], message: t('passwordsDiffer') },
      ),
    )
  // The brand's fields are known by name alone, when the page runs.
  return useZodForm<RegistrationValues>(
    schema as never,
    {
      ...Object.fromEntries(rules.map(({ name }) => [name, ''])),
      ...emptyMobileCode,
      confirmPassword: '',
      countryDialingCode: setting.countries[0]?.countryDialingCode ?? '+84',
      invitationCode,
      acceptedTerms: false,
      ...provedValues(proof, setting.countries),
    } as never,
  )
}
