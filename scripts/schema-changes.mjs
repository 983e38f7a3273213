// Writes what changed in the schema since it was last published into graphql/CHANGELOG.md (a stage of npm run codegen). With
// --publish YYYY-MM-DD it publishes: what was next has its day, and the schema as it stands is what the next changes are told from.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/process.mjs'
import { schemaChanges, withNext, withoutDescriptions, withPublished } from './lib/schema-changes.mjs'
import { main, Shortfall } from './lib/terminal.mjs'

const changelog = join(root, 'graphql', 'CHANGELOG.md')
const published = join(root, 'graphql', 'published.graphql')

await main(async () => {
  const schema = readFileSync(join(root, 'graphql', 'schema.graphql'), 'utf8')
  const changes = await schemaChanges(readFileSync(published, 'utf8'), schema)
  const log = withNext(readFileSync(changelog, 'utf8'), changes)
  const [flag, day = ''] = process.argv.slice(2)
  if (flag === undefined) return writeFileSync(changelog, log)
  if (flag !== '--publish' || !/^\d{4}-\d\d-\d\d$/.test(day))
    throw new Shortfall('What to do is not said.', 'Say --publish and the day, as YYYY-MM-DD.')
  writeFileSync(changelog, withPublished(log, day))
  writeFileSync(published, withoutDescriptions(schema))
})
