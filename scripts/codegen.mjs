// npm run codegen: every generated file of the project, in the order in which they build on each other.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { command, mustRun, root, withTypeScript } from './lib/process.mjs'
import { main, step } from './lib/terminal.mjs'

const typescriptFile = (/** @type {string} */ path) => ({
  source: path,
  file: process.execPath,
  args: [...withTypeScript, path],
})

const stages = [
  { title: 'Table types from the migrations', ...typescriptFile('server/platform/db/generate-tables.ts') },
  { title: 'openapi.json from the route schemas', ...typescriptFile('server/platform/generate-openapi.ts') },
  {
    title: 'Error codes of calls from the sources',
    ...typescriptFile('server/platform/call-errors/generate-call-errors.ts'),
  },
  {
    title: 'REST client types from openapi.json',
    source: 'server/platform/openapi.json',
    file: process.execPath,
    args: ['--import', './scripts/lib/compiler-api.mjs', 'server/gateway/wps/generate-types.mjs'],
  },
  {
    title: 'Error codes of the graph from those of calls',
    ...typescriptFile('server/gateway/generate-error-codes.ts'),
  },
  {
    title: "Documents of the console's plain resources from GraphQL",
    ...typescriptFile('scripts/plain-resources.mjs'),
  },
  {
    title: 'Resolver types, printed schema and hooks from GraphQL',
    source: 'codegen.yml',
    file: command('graphql-codegen'),
    args: ['--config', 'codegen.yml'],
  },
  {
    title: 'Changes of the schema since it was published',
    source: 'graphql/published.graphql',
    file: process.execPath,
    args: ['scripts/schema-changes.mjs'],
  },
]

await main(async () => {
  for (const { title, source, file, args } of stages) {
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
