// npm run flakes: every test that races (tag `race`), again and again, so that one that wavers is seen here and not in somebody's
// npm test. `npm run flakes -- --times 50 tests/money/races.test.ts` runs some files and more often.
import { parseArgs } from 'node:util'
import { performAll, vitestCheck } from './lib/checks.mjs'
import { checkNode, ensureDependencies } from './lib/dependencies.mjs'
import { findPostgres } from './lib/postgres.mjs'
import { main, Shortfall, say } from './lib/terminal.mjs'

const timeoutSeconds = 3 * 3600

await main(async () => {
  const { values, positionals: files } = parseArgs({
    options: { times: { type: 'string', default: '20' } },
    allowPositionals: true,
  })
  const times = Number(values.times)
  if (!Number.isInteger(times) || times < 1)
    throw new Shortfall('--times must be a whole number.', 'Try npm run flakes -- --times 20.')
  checkNode()
  await ensureDependencies()
  const postgres = await findPostgres()
  say(`Databases: ${postgres.sentence}`)
  const racing = { args: ['--tags-filter=race', '--passWithNoTests', ...files], timeoutSeconds }
  const env = { RACE_REPEATS: String(times - 1) }
  const checks = [vitestCheck(`Tests that race, ${times} times`, [], postgres.url, { ...racing, env })]
  // Tests of one module have one database, the embedded one, which does one thing after the other.
  if (postgres.url !== undefined)
    checks.push(
      vitestCheck(`The same of single modules on PostgreSQL, ${times} times`, ['server'], postgres.url, {
        ...racing,
        args: [...racing.args, '--exclude=tests/**'],
        env: { ...env, TEST_OWN_DATABASE: postgres.url },
      }),
    )
  process.exitCode = (await performAll(checks)) ? 0 : 1
})
