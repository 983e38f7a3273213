// npm test: everything that says whether the project is sound, on a fresh clone too. Arguments are not taken: all of it runs.
import { ensureBrowser } from './lib/browser.mjs'
import { buildCheck, journeyCheck, performAll, typeAndLintChecks, vitestCheck } from './lib/checks.mjs'
import { checkNode, ensureDependencies } from './lib/dependencies.mjs'
import { findPostgres } from './lib/postgres.mjs'
import { main, say } from './lib/terminal.mjs'

await main(async () => {
  checkNode()
  await ensureDependencies()
  const browser = await ensureBrowser()
  say(`Browser: ${browser}`)
  const postgres = await findPostgres()
  say(`Databases: ${postgres.sentence}`)
  const passed = await performAll([
    ...typeAndLintChecks(),
    vitestCheck('Unit, platform, gateway, money, fault and contract tests', [], postgres.url),
    buildCheck(),
    journeyCheck(browser),
  ])
  process.exitCode = passed ? 0 : 1
})
