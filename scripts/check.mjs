// npm run check: types, lint and unit tests on PGlite; the quick part of npm test, for while one works.
import { performAll, typeAndLintChecks, vitestCheck } from './lib/checks.mjs'
import { checkNode, ensureDependencies } from './lib/dependencies.mjs'
import { main } from './lib/terminal.mjs'

/** Tests of the house as a whole, which take longer than one waits at work. */
const wholeHouse = 'tests/{contract,money,faults}/**'

await main(async () => {
  checkNode()
  await ensureDependencies()
  const passed = await performAll([
    ...typeAndLintChecks(),
    vitestCheck('Unit tests', [], undefined, { args: [`--exclude=${wholeHouse}`] }),
  ])
  process.exitCode = passed ? 0 : 1
})
