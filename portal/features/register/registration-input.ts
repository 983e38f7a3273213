import type { RegistrationAsks, RegistrationValues } from './use-registration-form.ts'

/** What is sent of a filled-in form: the brand's fields and ours, those left blank excepted. */
export function registrationInput(
  values: RegistrationValues,
  { rules, asksForPassword, asksForMobile, asksForCode }: RegistrationAsks,
) {
  const names = [
    ...rules.map(({ name }) => name),
    ...(asksForPassword ? ['confirmPassword'] : []),
    ...(asksForMobile && values.mobileNumber ? ['mobileNumber', 'countryDialingCode'] : []),
    ...(asksForCode ? ['verificationCode'] : []),
  ]
  const code = values.invitationCode ? { affiliateCode: values.invitationCode } : {}
  return { ...filled(values, names), ...code, registerUrl: window.location.href, acceptedTerms: values.acceptedTerms }
}

/** The named values that are not empty: an optional field left blank is not sent. */
function filled(values: Record<string, string | boolean>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (typeof values[name] === 'string' && values[name] !== '' ? [[name, values[name]]] : [])),
  )
}
