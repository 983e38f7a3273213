// npm start: from a fresh clone to a running house. Installs and builds only what is missing or changed, then runs the server, which
// migrates, seeds and prints its addresses itself. Flags and environment pass through to it.
import { ensureBuilds } from './lib/builds.mjs'
import { checkNode, ensureDependencies } from './lib/dependencies.mjs'
import { becomeForeground, builtServer } from './lib/process.mjs'
import { main, say } from './lib/terminal.mjs'

await main(async () => {
  checkNode()
  await ensureDependencies()
  await ensureBuilds()
  say('Starting the server …')
  becomeForeground(process.execPath, [...builtServer, ...process.argv.slice(2)])
})
