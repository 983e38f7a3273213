import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../../locales')
/** Whose words are the measure: a language is complete when it has all that this one has. */
const MEASURE = 'vi'
/** What players never read; operators and developers are spoken to in the languages of the console. */
const NOT_FOR_PLAYERS = new Set(['admin.json', 'rights.json', 'sandbox.json'])

/** A language of the catalogue (§1): the codes the specification knows it by, its BCP 47 tag, and what it calls itself. */
export interface Language {
  readonly codes: readonly string[]
  readonly tag: string
  readonly name: string
  /** Of the words that players read, how many it lacks; a brand offers a language that lacks none. */
  readonly missing: number
}

/** All languages of the catalogue. Read once: words do not change while a house runs. */
export const languages: readonly Language[] = readCatalogue()

/** Whether the catalogue has a language, and all its words are there. */
export const isComplete = (tag: string): boolean => languages.some((one) => one.tag === tag && one.missing === 0)

function readCatalogue(): Language[] {
  const entries: Omit<Language, 'missing'>[] = JSON.parse(readFileSync(join(FOLDER, 'catalogue.json'), 'utf8'))
  const names = readdirSync(join(FOLDER, MEASURE)).filter((name) => !NOT_FOR_PLAYERS.has(name))
  const wanted = new Map(names.map((name) => [name, [...new Set(keysOf(MEASURE, name).map(withoutPlural))]]))
  return entries.map((entry) => ({ ...entry, missing: entry.tag === MEASURE ? 0 : countMissing(entry.tag, wanted) }))
}

function countMissing(tag: string, wanted: ReadonlyMap<string, readonly string[]>): number {
  const plurals = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  let missing = 0
  for (const [namespace, keys] of wanted) {
    const there = new Set(keysOf(tag, namespace))
    // A text that counts has a form for each plural of its language; what does not count has one.
    for (const key of keys)
      if (!there.has(key) && !plurals.every((plural) => there.has(`${key}_${plural}`))) missing += 1
  }
  return missing
}

type Words = { readonly [key: string]: string | Words }

function keysOf(tag: string, namespace: string): string[] {
  const file = join(FOLDER, tag, namespace)
  return existsSync(file) ? flatKeys(JSON.parse(readFileSync(file, 'utf8')), '') : []
}

function flatKeys(words: Words, prefix: string): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : flatKeys(value, `${prefix}${key}.`),
  )
}

function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}
