import type { RegistrationProof } from '../../dialogs/registration-proof.ts'

/** What a proof fills the form with. */
export function provedValues(
  proof: RegistrationProof | undefined,
  countries: readonly { countryDialingCode: string }[],
): Record<string, string> {
  const number = proof?.mobileNumber ? splitNumber(proof.mobileNumber, countries) : null
  return { ...(proof?.email ? { email: proof.email } : {}), ...number }
}

/** A proved number as the form's two fields hold it; null when its country is not one of the brand's. */
function splitNumber(
  mobile: string,
  countries: readonly { countryDialingCode: string }[],
): { countryDialingCode: string; mobileNumber: string } | null {
  const code = countries
    .map(({ countryDialingCode }) => countryDialingCode)
    .filter((one) => mobile.startsWith(one))
    .sort((left, right) => right.length - left.length)[0]
  return code === undefined ? null : { countryDialingCode: code, mobileNumber: mobile.slice(code.length) }
}
