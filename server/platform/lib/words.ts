import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { currencySymbol } from '../../../formats/currency-symbol.ts'
import { formatsOf } from '../../../formats/formats.ts'
import { withSymbol } from '../../../formats/money.ts'

/** Values that stand in a text as `{{name}}`. */
export type WordValues = Readonly<Record<string, unknown>>

const FOLDER = join(import.meta.dirname, '../../../locales')
const FALLBACK = 'vi'

/**
 * The words of one namespace (`locales/<language>/<namespace>.json`; `reject.OTHER` reaches into it) in every language there is.
 * `say` answers undefined for a key without words; an unknown language gets the default one's words.
 */
export function loadWords(namespace: string) {
  const languages = new Map<string, Record<string, string>>()
  for (const language of readdirSync(FOLDER)) {
    const file = join(FOLDER, language, `${namespace}.json`)
    if (existsSync(file)) languages.set(language, flatten(JSON.parse(readFileSync(file, 'utf8'))))
  }
  return {
    say(key: string, language: string, values: WordValues = {}): string | undefined {
      const text = own(languages.get(language), key) ?? own(languages.get(FALLBACK), key)
      return text === undefined ? undefined : fillWords(text, values, language)
    },
  }
}

/** What a key of a caller's leads to, and never what every object has. */
const own = (words: Record<string, string> | undefined, key: string): string | undefined =>
  words !== undefined && Object.hasOwn(words, key) ? words[key] : undefined

/**
 * Puts values in the places of a text; a place without a value stays, and what a value says is not looked at again. An amount before its
 * currency, `{{amount}} {{currency}}`, gets the symbol where the language has it: `60.000 ₫`, `₫60,000`. Words that operators wrote say it
 * in the same two places.
 */
export function fillWords(text: string, values: WordValues, language: string): string {
  const { signs } = formatsOf(language)
  return text.replace(/\{\{(\w+)\}\}( \{\{currency\}\})?/g, (whole, name: string, currency?: string) => {
    const value = values[name]
    if (value === undefined || value === null) return whole
    if (currency === undefined) return String(value)
    return typeof values.currency === 'string'
      ? withSymbol(String(value), currencySymbol(values.currency), signs)
      : `${value}${currency}`
  })
}

type Words = { readonly [key: string]: string | Words }

function flatten(words: Words, prefix = '', into: Record<string, string> = {}): Record<string, string> {
  for (const [key, value] of Object.entries(words))
    if (typeof value === 'string') into[prefix + key] = value
    else flatten(value, `${prefix}${key}.`, into)
  return into
}
