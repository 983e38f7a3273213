import type { ConsoleMerchantSettingsFragment as Settings } from './drafts.generated.ts'

interface Change<Kind, Value> {
  readonly kind: Kind
  /** Where its word stands among the fields of a brand. */
  readonly path: string
  /** Which colour, download or guide, or the language of a message. */
  readonly part: string
  readonly before: Value
  readonly after: Value
}

/** One line of what two standings of a brand differ in. */
export type FieldChange =
  | Change<'VALUE' | 'COLOUR' | 'MESSAGE' | 'RESOURCE', string | null>
  | Change<'LIST', readonly string[]>

const LISTS = [
  'domains',
  'blockedCountries',
  'allowedCountries',
  'blockedAddresses',
  'mobileCountries',
  'languages',
  'socialProviders',
] as const
const CAPTCHAS = ['signIn', 'register', 'sms'] as const

/** What two standings of a brand differ in, a line for each value, colour, message, link and list; `fields` says where. */
export function fieldChanges(before: Settings, after: Settings, fields: readonly string[]): FieldChange[] {
  return fields.flatMap((field): FieldChange[] => {
    if (isList(field)) return [{ kind: 'LIST', path: field, part: '', before: before[field], after: after[field] }]
    if (field === 'resources') return partsOf('RESOURCE', field, resources(before), resources(after))
    if (field === 'theme') return partsOf('COLOUR', field, colours(before), colours(after))
    if (field === 'maintenanceMessages') return partsOf('MESSAGE', field, messages(before), messages(after))
    if (field === 'captchaProviders')
      return CAPTCHAS.filter((one) => before.captchaProviders[one] !== after.captchaProviders[one]).map((one) => ({
        kind: 'VALUE',
        path: `captchaProviders.${one}`,
        part: '',
        before: before.captchaProviders[one],
        after: after.captchaProviders[one],
      }))
    return [{ kind: 'VALUE', path: field, part: '', before: textOf(before, field), after: textOf(after, field) }]
  })
}

const isList = (field: string): field is (typeof LISTS)[number] => LISTS.some((one) => one === field)

type Parts = ReadonlyMap<string, string>
const colours = ({ theme }: Settings): Parts => new Map(theme.map(({ name, value }) => [name, value]))
const resources = ({ resources: all }: Settings): Parts => new Map(all.map(({ key, url }) => [key, url]))
const messages = ({ maintenanceMessages }: Settings): Parts =>
  new Map(maintenanceMessages.map(({ language, message }) => [language, message]))

/** Those parts that are not the same on both sides. */
function partsOf(kind: 'COLOUR' | 'MESSAGE' | 'RESOURCE', path: string, before: Parts, after: Parts): FieldChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names
    .map((part) => ({
      kind,
      path: `${path}.${part}`,
      part,
      before: before.get(part) || null,
      after: after.get(part) || null,
    }))
    .filter((one) => one.before !== one.after)
}

function textOf(settings: Settings, field: string): string | null {
  const value: unknown = Reflect.get(settings, field)
  return value === null || value === undefined ? null : String(value)
}
