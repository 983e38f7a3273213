import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { exists, filesUnder, read, root } from './support/files.ts'

const languages = ['vi', 'en'] as const
type Language = (typeof languages)[number]

const namespaces = [
  ...new Set(
    languages.flatMap((language) =>
      filesUnder(`locales/${language}`).map((path) => path.slice(`locales/${language}/`.length)),
    ),
  ),
].filter((name) => name.endsWith('.json'))

/** The words of one namespace, flat: `login.title` → text. */
function wordsOf(language: Language, namespace: string): Map<string, string> {
  const path = `locales/${language}/${namespace}`
  return new Map(exists(path) ? flatten(JSON.parse(read(path)), '') : [])
}

function flatten(value: unknown, key: string): [string, string][] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key === '' ? name : `${key}.${name}`))
  }
  return [[key, String(value)]]
}

/** Plural forms differ by language: Vietnamese has one, English two. They count as one key. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const keysOf = (words: Map<string, string>) => [...new Set([...words.keys()].map(withoutPlural))].sort()
const placeholdersOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1]))].sort()

describe.each(namespaces.length > 0 ? namespaces : ['errors.json'])('words of %s', (namespace) => {
  const vietnamese = wordsOf('vi', namespace)
  const english = wordsOf('en', namespace)

  it('have the same keys in both languages', () => {
    expect(keysOf(english)).toEqual(keysOf(vietnamese))
  })

  it('have the same placeholders in both languages', () => {
    const different = [...english]
      .filter(([key]) => vietnamese.has(key))
      .filter(([key, text]) => placeholdersOf(text).join() !== placeholdersOf(vietnamese.get(key) ?? '').join())
      .map(([key, text]) => `${key}: "${text}" / "${vietnamese.get(key)}"`)
    expect(different).toEqual([])
  })

  it('are never empty', () => {
    const empty = languages.flatMap((language) =>
      [...wordsOf(language, namespace)].filter(([, text]) => text.trim() === '').map(([key]) => `${language}: ${key}`),
    )
    expect(empty).toEqual([])
  })
})

describe('words that journeys name', () => {
  // A journey finds out after a quarter of an hour, and only what stands before it in its steps.
  it('exist', () => {
    const known = new Map(
      languages.flatMap((language) => namespaces.map((name) => [`${language}/${name}`, wordsOf(language, name)])),
    )
    const missing = filesUnder('tests/e2e').flatMap((path) =>
      [...read(path).matchAll(/\b(admin|say)\('([^'$]+)'/g)]
        .map(([, speaker, key = '']) => (speaker === 'admin' ? `admin:${key}` : key))
        .filter((key) => !languages.every((language) => isIn(known.get(`${language}/${key.split(':')[0]}.json`), key)))
        .map((key) => `${path}: ${key}`),
    )
    expect(missing).toEqual([])
  })

  const isIn = (words: Map<string, string> | undefined, key: string) =>
    words?.has(key.slice(key.indexOf(':') + 1)) === true
})

describe('error codes', () => {
  it('are listed, and each has words in both languages', async () => {
    const declared = await declaredCodes()
    const codes = [...new Set([...declared.map(({ code }) => code), ...gatewayCodes()])].sort()
    const missing = languages.flatMap((language) => {
      const words = wordsOf(language, 'errors.json')
      return codes.filter((code) => !words.has(code)).map((code) => `${language}: ${code}`)
    })
    expect(missing).toEqual([])
    const list = declared.map(({ code, status, domain }) => `${code} ${status} ${domain}\n`).join('')
    if (list !== '') await expect(list).toMatchFileSnapshot('error-codes.txt')
  })
})

interface DeclaredCode {
  domain: string
  code: string
  status: number
}

/** Loads every errors.ts of the platform and asks the registry what they declared. */
async function declaredCodes(): Promise<DeclaredCode[]> {
  const registry = 'server/platform/lib/failure.ts'
  if (!exists(registry)) return []
  const load = (path: string) => import(pathToFileURL(join(root, path)).href)
  for (const path of filesUnder('server/platform').filter((file) => file.endsWith('/errors.ts'))) await load(path)
  return (await load(registry)).listDeclaredErrors()
}

/** What a GraphQL answer's `extensions.code` may be whatever the platform said. */
const gatewayContract = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
  'BAD_INPUT',
  'SYSTEM_ERROR',
]
/** Apollo Server's own codes: they speak to the developer who wrote the operation, in its words. */
const developerCodes = /^(GRAPHQL_|PERSISTED_QUERY_|BAD_USER_INPUT|BAD_REQUEST|INTERNAL_SERVER_ERROR)/

/** The codes the gateway itself answers with: its contract, and the literals of `code:` in its sources. */
function gatewayCodes(): string[] {
  const literals = filesUnder('server/gateway')
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => [...read(path).matchAll(/\bcode:\s*'([A-Z][A-Z_]+)'/g)].map((match) => match[1] ?? ''))
    .filter((code) => !developerCodes.test(code))
  return exists('server/gateway') ? [...gatewayContract, ...literals] : []
}
