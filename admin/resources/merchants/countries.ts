/** ISO 3166 codes in use; a letter pair that names no country is left out by Intl itself. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Groups and reserved codes that Intl names though they are no countries. */
const NOT_COUNTRIES = new Set([
  'EU',
  'EZ',
  'UN',
  'XA',
  'XB',
  'ZZ',
  'QO',
  'AC',
  'CP',
  'DG',
  'EA',
  'IC',
  'TA',
  'SU',
  'YU',
  'DD',
  'CS',
  'FX',
  'BU',
  'ZR',
  'TP',
  'AN',
  'NT',
  'UK',
  'DY',
  'HV',
  'NH',
  'RH',
  'VD',
  'YD',
  'FQ',
  'JT',
  'MI',
  'NQ',
  'PC',
  'PU',
  'PZ',
  'WK',
  'CT',
])

const kept = new Map<string, { id: string; name: string }[]>()

/** Every country with its name in a language, by name. */
export function countryChoices(language: string): { id: string; name: string }[] {
  const known = kept.get(language)
  if (known !== undefined) return known
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const choices = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NOT_COUNTRIES.has(code))
    .flatMap((id) => {
      const name = names.of(id)
      return name === undefined ? [] : [{ id, name }]
    })
    .sort((left, right) => left.name.localeCompare(right.name, language))
  kept.set(language, choices)
  return choices
}
