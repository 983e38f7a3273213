import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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
    languages.set(language, flatten(JSON.parse(readFileSync(join(FOLDER, language, `${namespace}.json`), 'utf8'))))
  }
  return {
    say(key: string, language: string, values: WordValues = {}): string | undefined {
      const text = languages.get(language)?.[key] ?? languages.get(FALLBACK)?.[key]
      return text?.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
    },
  }
}

type Words = { readonly [key: string]: string | Words }

function flatten(words: Words, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
}
