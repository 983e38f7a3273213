/** The signs, in the order in which the years have them. */
export const SIGNS = [
  'RAT',
  'OX',
  'TIGER',
  'RABBIT',
  'DRAGON',
  'SNAKE',
  'HORSE',
  'GOAT',
  'MONKEY',
  'ROOSTER',
  'DOG',
  'PIG',
] as const

/** First days of the lunar years from that of the rat which began in 2020, after the Chinese calendar that mark six goes by. */
export const NEW_YEARS = [
  '2020-01-25',
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
  '2041-02-01',
  '2042-01-22',
  '2043-02-10',
  '2044-01-30',
  '2045-02-17',
  '2046-02-06',
  '2047-01-26',
  '2048-02-14',
  '2049-02-02',
  '2050-01-23',
] as const
/** The first day that is no longer in the table. */
const END = '2051-02-11'

/** The sign of the lunar year of a local date. Throws RangeError outside the years of the table. */
export function signOfYear(date: string): string {
  return SIGNS[indexOfYear(date)] ?? ''
}

/**
 * The sign of a ball: 01 has the sign of the year, 02 that of the year before, and so on backwards. So the sign of the year
 * has five balls (01, 13, 25, 37, 49) and the others four.
 */
export function signOf(ball: string, date: string): string {
  const back = (Number(ball) - 1) % SIGNS.length
  return SIGNS[(indexOfYear(date) + SIGNS.length - back) % SIGNS.length] ?? ''
}

function indexOfYear(date: string): number {
  const years = NEW_YEARS.findLastIndex((newYear) => newYear <= date)
  if (years < 0 || date >= END) throw new RangeError(`The zodiac of ${date} is not known`)
  return years % SIGNS.length
}
