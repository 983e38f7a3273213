import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { run } from '../../../scripts/lib/process.mjs'

const root = join(import.meta.dirname, '../../..')

/** Languages that nobody speaks, by the tags that CLDR keeps for them: accented and a third longer; and written from the right. */
export const pseudoLanguages = {
  'en-XA': (text: string) => `[${text.replace(/[aeioucdnsy]/g, (letter) => accents[letter] ?? letter)} ~~]`,
  'ar-XB': (text: string) => `نص ${text}`,
} as const
type PseudoLanguage = keyof typeof pseudoLanguages

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', d: 'ð', n: 'ñ', s: 'š', y: 'ý' },
}

/** What stands in a text and is no word: places for values, tags, texts that are put in. */
const PLACES = /(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\))/

/** Builds the portal with two more languages than there are words for, in a folder of its own. Returns the built portal. */
export async function buildPseudoPortal(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'croupier-pseudo-'))
  const isSource = (path: string) => !/[\\/](node_modules|dist)$/.test(path)
  for (const part of ['portal', 'formats', 'lottery', 'locales', 'fonts', 'graphql', 'scripts'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: isSource })
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(root, file), join(copy, file))
  for (const folder of ['node_modules', 'portal/node_modules', 'lottery/node_modules'])
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(copy, folder))
  for (const language of Object.keys(pseudoLanguages) as PseudoLanguage[]) addLanguage(copy, language)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { code, output } = await run(process.execPath, [vite, 'build', join(copy, 'portal')])
  if (code !== 0) throw new Error(`the portal with further languages was not built:\n${output}`)
  return join(copy, 'portal/dist')
}

function addLanguage(copy: string, language: PseudoLanguage): void {
  const english = join(copy, 'locales/en')
  for (const name of readdirSync(english)) {
    const file = join(copy, 'locales', language, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(translate(JSON.parse(readFileSync(join(english, name), 'utf8')), language)))
  }
  const first = readFileSync(join(copy, 'portal/i18n/first-words/en.ts'), 'utf8')
  writeFileSync(
    join(copy, `portal/i18n/first-words/${language}.ts`),
    first.replaceAll('locales/en/', `locales/${language}/`),
  )
}

type Words = { readonly [key: string]: string | Words }

function translate(words: Words, language: PseudoLanguage): Words {
  const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]): [string, string | Words][] => {
      if (typeof value !== 'string') return [[key, translate(value, language)]]
      const said = value
        .split(PLACES)
        .map((part, index) => (index % 2 === 1 || part.trim() === '' ? part : pseudoLanguages[language](part)))
        .join('')
      const counted = /^(.*)_other$/.exec(key)?.[1]
      return counted === undefined ? [[key, said]] : plurals.map((plural) => [`${counted}_${plural}`, said])
    }),
  )
}

/** Gives the pages of a tab the portal of another build; all they ask the house for comes from the house. */
export async function servePortalFrom(context: BrowserContext, dist: string): Promise<void> {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  await context.route(
    (url) => url.pathname.startsWith('/assets/'),
    (route) => route.fulfill({ path: join(dist, new URL(route.request().url()).pathname) }),
  )
  await context.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ body: page, contentType: 'text/html; charset=utf-8' })
      : route.fallback(),
  )
}

/** Every key there is, with and without its namespace: what a page shows where words are missing. */
export function everyKey(): ReadonlySet<string> {
  const folder = join(root, 'locales/vi')
  return new Set(
    readdirSync(folder).flatMap((name) =>
      keysOf(JSON.parse(readFileSync(join(folder, name), 'utf8')), '').flatMap((key) => [
        key,
        `${name.replace('.json', '')}:${key}`,
      ]),
    ),
  )
}

const keysOf = (words: Words, prefix: string): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${prefix}${key}.`),
  )
