import { type RegistrationProof, splitNumber } from '../../session/registration-proof.ts'

/** What a proof fills the form with. */
export function provedValues(
  proof: RegistrationProof | undefined,
  countries: readonly { countryDialingCode: string }[],
): Record<string, string> {
  const number = proof?.mobileNum ? splitNumber(proof.mobileNum, countries) : null
  return { ...(proof?.email ? { email: proof.email } : {}), ...number }
}
