import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { mobileReadings } from '../../../../formats/mobile-number.ts'
import type { Merchant } from './merchant.ts'

/** A brand's countries with their dialling codes (section 3, "Country code item"). */
export function countriesOf({ mobileCountries }: Pick<Merchant, 'mobileCountries'>) {
  return mobileCountries.map((countryCode) => ({
    countryCode,
    countryDialingCode: `+${getCountryCallingCode(countryCode as CountryCode)}`,
  }))
}

/** The first of some countries that has no mobile numbers of its own. */
export const withoutMobiles = (countries: readonly string[]): string | undefined =>
  countries.find((country) => !isSupportedCountry(country) || lengthsOf(country).length === 0)

/** How many digits the mobile numbers of some countries have as people write them, with the zero that is dialled at home or without. */
export function mobileDigitsOf(countries: readonly string[]): Merchant['mobileDigits'] {
  const lengths = countries.flatMap((country) => (isSupportedCountry(country) ? lengthsOf(country) : []))
  return { minimum: Math.min(...lengths), maximum: Math.max(...lengths) + 1 }
}

/** What the types of the package leave out: a plan tells of each kind of number by itself. Of all kinds, Japan's have 8 to 17 digits. */
interface KindsOfNumbers {
  type(kind: 'MOBILE'): { possibleLengths(): number[] } | undefined
}

function lengthsOf(country: CountryCode): number[] {
  const metadata = new Metadata()
  metadata.selectNumberingPlan(country)
  const plan = metadata.numberingPlan as unknown as KindsOfNumbers
  return plan.type('MOBILE')?.possibleLengths() ?? []
}

/**
 * A mobile number in E.164 (`+84912345678`), or undefined when it is none, or its country is not one of the brand's.
 * It may be written as people write and paste it: with a leading zero, with blanks, dots, dashes and brackets, after the code of its
 * country once more. Countries may share a code: which of them it is, the number says.
 */
export function parseMobile(
  merchant: Pick<Merchant, 'mobileCountries' | 'mobileDigits'>,
  dialingCode: string,
  number: string,
): string | undefined {
  const code = `+${dialingCode.replace(/^\+/, '')}`
  const ofCode = countriesOf(merchant).filter(({ countryDialingCode }) => countryDialingCode === code)
  const countries = ofCode.map(({ countryCode }) => countryCode)
  const { minimum, maximum } = merchant.mobileDigits
  for (const digits of mobileReadings(number, code)) {
    if (digits.length < minimum || digits.length > maximum) continue
    const parsed = mobileOf(countries, digits)
    if (parsed !== undefined) return parsed
  }
  return undefined
}

/** Digits as they are dialled at home, when they are a mobile number of one of these countries, which share a code. */
function mobileOf(countries: readonly string[], digits: string): string | undefined {
  const [first] = countries
  if (first === undefined) return undefined
  const parsed = parsePhoneNumberFromString(digits, first as CountryCode)
  if (parsed?.country === undefined || !parsed.isValid() || !countries.includes(parsed.country)) return undefined
  const type = parsed.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? parsed.number : undefined
}
