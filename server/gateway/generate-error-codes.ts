import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const sdl = '../../graphql/schema/'
const modules = new URL('modules/', import.meta.url)

const { every, calls } = JSON.parse(read('../platform/call-errors.json')) as {
  readonly every: readonly string[]
  readonly calls: Readonly<Record<string, readonly string[]>>
}
const words = JSON.parse(read('../../locales/en/errors.json')) as Readonly<Record<string, string>>

/** They stay errors of the operation (`user-errors.ts`, `wps/answer.ts`). */
const neverTold = new Set(['SESSION_LOCKED', 'INTERNAL_ERROR'])

/** Writes the types of the failures that mutations answer with, and their codes, of each module that has mutations. */
function generateErrorCodes(): void {
  const folders = readdirSync(modules, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const changing = folders.map(({ name }) => name).filter(hasMutations)
  const head = '# Written by npm run codegen (server/gateway/generate-error-codes.ts).\n'
  writeFileSync(
    new URL(`${sdl}error-codes.generated.graphql`, import.meta.url),
    [head, ...changing.map(typesOf)].join('\n'),
  )
}

const hasMutations = (module: string): boolean =>
  readdirSync(new URL(sdl, import.meta.url)).some(
    (name) => name.startsWith(`${module}.`) && read(sdl + name).includes('userErrors:'),
  )

/** `sign-in-days` → `SignInDay`. */
const nounOf = (module: string): string =>
  module
    .replace(/s$/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

function typesOf(module: string): string {
  const noun = nounOf(module)
  return `"Why something of \`${module}\` was not done."
type ${noun}UserError implements UserError {
  "What stood in the way, for programs."
  code: ${noun}ErrorCode!
  "Sentence for the person, in the caller's language."
  message: String!
  "Path of the input field it is about; empty when it is about none."
  field: [String!]!
  "Seconds until it may be tried again, when there were too many requests."
  retryAfter: Int
}

"All that may stand in the way of a change in \`${module}\`."
enum ${noun}ErrorCode {
  "A code that this schema does not know: go by the message."
  UNKNOWN
${codesOf(module).map(memberOf).join('\n')}
}
`
}

/** What the calls that the module's resolvers name may be refused with, and what every call may. */
function codesOf(module: string): string[] {
  const own = sourcesOf(module).flatMap((text) =>
    [...text.matchAll(/'(\w+)'/g)].flatMap(([, name = '']) => calls[name] ?? []),
  )
  return [...new Set([...own, ...every])].filter((code) => !neverTold.has(code)).sort()
}

/** The module's own sources, and those of other modules that they import. */
function sourcesOf(module: string): string[] {
  const own = readdirSync(new URL(`${module}/`, modules), { recursive: true, encoding: 'utf8' })
  const files = new Set(
    own.filter((path) => /(?<!\.test)\.ts$/.test(path)).map((path) => `${modules.href}${module}/${path}`),
  )
  const texts: string[] = []
  for (const file of files) {
    const text = readFileSync(new URL(file), 'utf8')
    texts.push(text)
    for (const [, path = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
      const { href } = new URL(path, file)
      if (href.startsWith(modules.href)) files.add(href)
    }
  }
  return texts
}

function memberOf(code: string): string {
  const sentence = words[code]
  if (sentence === undefined) throw new Error(`locales/en/errors.json has no words for ${code}`)
  return `  ${JSON.stringify(sentence)}\n  ${code}`
}

generateErrorCodes()
