// Writes the documents of the console's plain resources from the schema (a stage of npm run codegen, before their types are written).
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildASTSchema, Kind, parse } from 'graphql'
import { plainResources } from '../admin/resources/plain-resources.ts'
import { documentsOf, registryOf } from './lib/plain-resources.mjs'
import { root } from './lib/process.mjs'
import { main, Shortfall } from './lib/terminal.mjs'

const sdl = join(root, 'graphql', 'schema')
const resources = join(root, 'admin', 'resources')
const head = 'Written by npm run codegen (scripts/plain-resources.mjs).'

/** The schema as its files say it, for the printed one is written later; graphql-codegen checks them as a whole. */
function readSchema() {
  const files = readdirSync(sdl).filter((name) => name.endsWith('.graphql'))
  const text = files.map((name) => readFileSync(join(sdl, name), 'utf8')).join('\n')
  return buildASTSchema(parse(text, { noLocation: true }), { assumeValidSDL: true })
}

/** @param {string} name */
function fragmentsOf(name) {
  const file = join(resources, name, `${name}.graphql`)
  if (!existsSync(file))
    throw new Shortfall(
      `${name}: there is no admin/resources/${name}/${name}.graphql.`,
      'Write its fragment there, or leave it out in admin/resources/plain-resources.ts.',
    )
  const { definitions } = parse(readFileSync(file, 'utf8'), { noLocation: true })
  return definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
}

await main(async () => {
  const schema = readSchema()
  const sources = Object.entries(plainResources).map(([name, plain]) => ({ name, plain, fragments: fragmentsOf(name) }))
  const documents = sources.map((source) => ({ name: source.name, text: documentsOf(schema, source) }))
  const registry = registryOf(schema, sources)
  for (const { name } of readdirSync(resources, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    if (!(name in plainResources)) rmSync(join(resources, name, 'generated'), { recursive: true, force: true })
  for (const { name, text } of documents) {
    const folder = join(resources, name, 'generated')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'verbs.graphql'), `# ${head}\n${text}\n`)
  }
  writeFileSync(join(resources, 'operations.generated.ts'), `// ${head}\n${registry}`)
})
