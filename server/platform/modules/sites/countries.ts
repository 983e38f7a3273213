import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Merchant } from './merchant.ts'

/** A brand's countries with their dialling codes (section 3, "Country code item"). */
export function countriesOf({ countries }: Pick<Merchant, 'countries'>) {
  return countries.map((countryCode) => ({
    countryCode,
    countryDialingCode: `+${getCountryCallingCode(countryCode as CountryCode)}`,
  }))
}

/**
 * A mobile number in E.164 (`+84912345678`), or undefined when it is none, or its country is not one of the brand's.
 * A leading zero, as people write it at home, does no harm.
 */
export function parseMobile(
  merchant: Pick<Merchant, 'countries' | 'mobileDigits'>,
  dialingCode: string,
  number: string,
): string | undefined {
  const code = `+${dialingCode.replace(/^\+/, '')}`
  const country = countriesOf(merchant).find(({ countryDialingCode }) => countryDialingCode === code)?.countryCode
  const digits = number.trim()
  const { minimum, maximum } = merchant.mobileDigits
  if (country === undefined || digits.length < minimum || digits.length > maximum) return undefined
  const parsed = parsePhoneNumberFromString(digits, country as CountryCode)
  if (parsed === undefined || !parsed.isValid() || parsed.country !== country) return undefined
  const type = parsed.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? parsed.number : undefined
}
