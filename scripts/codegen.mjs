// npm run codegen: every generated file of the project, in the order in which they build on each other. With --from and the name of a stage
// those before it are taken as they are.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { command, mustRun, root, withTypeScript } from './lib/process.mjs'
import { main, Shortfall, step } from './lib/terminal.mjs'

const typescriptFile = (/** @type {string} */ path) => ({
  source: path,
  file: process.execPath,
  args: [...withTypeScript, path],
})

const stages = [
  {
    name: 'tables',
    title: 'Table types from the migrations',
    ...typescriptFile('server/platform/db/generate-tables.ts'),
  },
  {
    name: 'openapi',
    title: 'openapi.json from the route schemas',
    ...typescriptFile('server/platform/generate-openapi.ts'),
  },
  {
    name: 'call-errors',
    title: 'Error codes of calls from the sources',
    ...typescriptFile('server/platform/call-errors/generate-call-errors.ts'),
  },
  {
    name: 'rest-types',
    title: 'REST client types from openapi.json',
    source: 'server/platform/openapi.json',
    file: process.execPath,
    args: ['--import', './scripts/lib/compiler-api.mjs', 'server/gateway/wps/generate-types.mjs'],
  },
  {
    name: 'error-codes',
    title: 'Error codes of the graph from those of calls',
    ...typescriptFile('server/gateway/generate-error-codes.ts'),
  },
  {
    name: 'plain-resources',
    title: "Documents of the console's plain resources from GraphQL",
    ...typescriptFile('scripts/plain-resources.mjs'),
  },
  {
    name: 'graphql',
    title: 'Resolver types, printed schema and hooks from GraphQL',
    source: 'codegen.yml',
    file: command('graphql-codegen'),
    args: ['--config', 'codegen.yml'],
  },
  {
    name: 'schema-changes',
    title: 'Changes of the schema since it was published',
    source: 'graphql/published.graphql',
    file: process.execPath,
    args: ['scripts/schema-changes.mjs'],
  },
]

await main(async () => {
  const { from } = parseArgs({ options: { from: { type: 'string', default: stages[0]?.name } } }).values
  const first = stages.findIndex(({ name }) => name === from)
  if (first < 0)
    throw new Shortfall(`There is no stage ${from}.`, `There are ${stages.map(({ name }) => name).join(', ')}.`)
  for (const { title, source, file, args } of stages.slice(first)) {
    if (!existsSync(join(root, source))) continue
    await step(title, () =>
      mustRun(
        title,
        file,
        args,
        `Mend what it names, then run npm run codegen again (this stage starts from ${source}).`,
      ),
    )
  }
})
