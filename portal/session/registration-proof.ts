/** What another house proved of somebody who registers; what it names cannot be changed in the form. */
export interface RegistrationProof {
  idToken: string
  provider: 'GOOGLE' | 'FACEBOOK' | 'PHONE'
  email: string | null
  /** E.164. */
  mobileNum: string | null
  name: string | null
}

/** A proved number as the form's two fields hold it; null when its country is not one of the brand's. */
export function splitNumber(
  mobile: string,
  countries: readonly { countryDialingCode: string }[],
): { countryDialingCode: string; mobileNum: string } | null {
  const code = countries
    .map(({ countryDialingCode }) => countryDialingCode)
    .filter((one) => mobile.startsWith(one))
    .sort((left, right) => right.length - left.length)[0]
  return code === undefined ? null : { countryDialingCode: code, mobileNum: mobile.slice(code.length) }
}
