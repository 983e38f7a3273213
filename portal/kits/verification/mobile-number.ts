import { mobileReadings } from '../../../formats/mobile-number.ts'

/** How many digits a number has at home where the brand does not say it. */
const anywhere = { least: 6, most: 15 }

/**
 * Whether a text may be a mobile number of one of these countries, as people type and paste it. Which country was chosen beside it is
 * another field of the form; the server puts both together and decides.
 */
export function isMobileOf(
  countries: readonly { countryDialingCode: string }[],
  { least, most }: { least: number; most: number } = anywhere,
) {
  return (typed: string): boolean =>
    countries.some(({ countryDialingCode }) =>
      mobileReadings(typed, countryDialingCode).some(({ length }) => length >= least && length <= most),
    )
}
