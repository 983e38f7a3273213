// The checks of the project: what `npm run check` and `npm test` run, in the order in which a mistake shows fastest.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilds } from './builds.mjs'
import { describeFailures, playwrightFailures, vitestFailures } from './failures.mjs'
import { command, root, run } from './process.mjs'
import { countPlaywright, countStep, countVitest, sum } from './results.mjs'
import { secondsSince } from './terminal.mjs'

/**
 * @typedef {import('./results.mjs').Count} Count
 * @typedef {import('./failures.mjs').Failure} Failure
 * @typedef {{ title: string, perform: () => Promise<{ code: number, count?: Count, failures?: Failure[] }> }} Check
 */

/** Folders with a tsconfig.json; the last two hold scripts for browsers inside the server's rooms. */
const typedFolders = [
  'tests',
  'server',
  'portal',
  'admin',
  'formats',
  'lottery',
  'server/gateway/sandbox/page',
  'server/simulator/games/page',
]
const reports = join(root, 'test-results')

/** Seconds after which a check that reads the sources hangs: the largest takes one minute, and three on a machine that others use. */
const SOME_MINUTES = 900

/** Seconds after which a check hangs: three times what one takes on a machine half as fast as ours. */
const LONGEST = 3_600

/**
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, timeoutSeconds: number }} options
 */
async function shown(file, args, options) {
  const { code, output, timedOut } = await run(file, args, { ...options, show: true })
  if (output) console.log(output)
  if (timedOut) console.log(`Stopped after ${options.timeoutSeconds} s: it should have ended long before.`)
  return timedOut ? 1 : code
}

/**
 * Reads the report a runner left; without one the step counts as a single failure.
 * @param {string} path
 * @param {(report: any) => Count} count
 * @param {(report: any) => Failure[]} name
 */
function readReport(path, count, name) {
  if (!existsSync(path)) return { count: { passed: 0, failed: 1, skipped: 0 } }
  const report = JSON.parse(readFileSync(path, 'utf8'))
  return { count: count(report), failures: name(report) }
}

/** @returns {Check[]} */
export function typeAndLintChecks() {
  const types = {
    title: 'Types',
    perform: async () => {
      const left = typedFolders.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
      // Two at a time, the large ones first: a compiler alone leaves a core idle for most of its time.
      const counts = await Promise.all([checkTypes(left), checkTypes(left)])
      const count = sum(counts)
      return { code: count.failed === 0 ? 0 : 1, count }
    },
  }
  const lint = {
    title: 'Lint and format',
    perform: async () => ({
      code: await shown(command('biome'), ['ci', '--colors=off', '--max-diagnostics=40'], {
        timeoutSeconds: SOME_MINUTES,
      }),
    }),
  }
  const unused = {
    title: 'Unused files, exports and packages',
    perform: async () => ({ code: await shown(command('knip'), ['--no-progress'], { timeoutSeconds: SOME_MINUTES }) }),
  }
  return [types, lint, unused]
}

/**
 * Checks folder after folder until none is left.
 * @param {string[]} left shared by all who take from it
 * @returns {Promise<Count>}
 */
async function checkTypes(left) {
  const count = { passed: 0, failed: 0, skipped: 0 }
  for (let folder = left.shift(); folder !== undefined; folder = left.shift()) {
    const { code, output, timedOut } = await run(command('tsc'), ['--noEmit', '--project', folder], {
      timeoutSeconds: SOME_MINUTES,
    })
    const isSound = code === 0 && !timedOut
    count[isSound ? 'passed' : 'failed'] += 1
    console.log(`${folder}: ${isSound ? 'sound' : timedOut ? 'took too long' : `\n${output}`}`)
  }
  return count
}

/**
 * @param {string} title
 * @param {string[]} projects projects of vitest.config.ts; none means all
 * @param {string | undefined} databaseUrl the PostgreSQL to use beside PGlite
 * @param {{ args?: string[], env?: Record<string, string>, timeoutSeconds?: number }} [options] what is told vitest besides
 * @returns {Check}
 */
export function vitestCheck(title, projects, databaseUrl, { args = [], env = {}, timeoutSeconds = LONGEST } = {}) {
  return {
    title,
    perform: async () => {
      const report = join(reports, 'vitest.json')
      rmSync(report, { force: true })
      const code = await shown(
        command('vitest'),
        [
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...args,
        ],
        { env: { TEST_DATABASE_URL: databaseUrl ?? '', CI: '1', ...env }, timeoutSeconds },
      )
      return { code, ...readReport(report, countVitest, (read) => vitestFailures(read, root)) }
    },
  }
}

/** @returns {Check} */
export function buildCheck() {
  return {
    title: 'Builds of portal, console, sandbox and server',
    perform: async () => {
      try {
        await ensureBuilds()
        return { code: 0 }
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
        return { code: 1 }
      }
    },
  }
}

/**
 * The journeys in two halves that take about as long, beside each other: one after the other they would leave a core idle. Each
 * half has a server and a database of its own, so that neither sees what the other does.
 */
const journeyHalves = [
  { name: 'phone', projects: ['phone'] },
  { name: 'desktop', projects: ['desktop', 'games', 'operator'] },
]

/**
 * @param {string} browser path of a Chromium
 * @returns {Check}
 */
export function journeyCheck(browser) {
  return {
    title: 'Browser journeys',
    perform: async () => {
      const halves = await Promise.all(journeyHalves.map((half) => walk(half, browser)))
      return {
        code: Math.max(...halves.map(({ code }) => code)),
        count: sum(halves.map(({ code, count }) => countStep(code, count))),
        failures: halves.flatMap(({ failures }) => failures ?? []),
      }
    },
  }
}

/**
 * @param {{ name: string, projects: string[] }} half
 * @param {string} browser
 */
async function walk({ name, projects }, browser) {
  const report = join(reports, `playwright-${name}.json`)
  rmSync(report, { force: true })
  const { code, output, timedOut } = await run(
    command('playwright'),
    [
      'test',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=list,json',
      `--output=${join(reports, 'journeys', name)}`,
    ],
    { env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, timeoutSeconds: LONGEST },
  )
  // Both at once on one terminal would be no reading: each is told when it is over.
  console.log(output)
  if (timedOut) console.log(`The ${name} journeys were stopped after ${LONGEST} s: they should have ended long before.`)
  return { code: timedOut ? 1 : code, ...readReport(report, countPlaywright, playwrightFailures) }
}

/**
 * Performs every check, also after one failed, and ends with a table, the tests that failed and the line `N passed, N failed`.
 * @param {Check[]} checks
 * @returns {Promise<boolean>} whether all passed
 */
export async function performAll(checks) {
  mkdirSync(reports, { recursive: true })
  const startedAt = Date.now()
  const rows = []
  for (const [index, check] of checks.entries()) {
    const begunAt = Date.now()
    console.log(`\n=== ${index + 1}/${checks.length} ${check.title}`)
    const { code, count, failures = [] } = await check.perform()
    const counted = countStep(code, count)
    rows.push({ title: check.title, counted, failures, took: secondsSince(begunAt) })
    console.log(`=== ${check.title}: ${counted.passed} passed, ${counted.failed} failed in ${secondsSince(begunAt)}`)
  }
  const total = sum(rows.map((row) => row.counted))
  console.log('')
  for (const { title, counted, took } of rows) {
    console.log(
      `${counted.failed === 0 ? 'ok    ' : 'FAILED'} ${title}: ${counted.passed} passed, ${counted.failed} failed (${took})`,
    )
  }
  for (const line of describeFailures(rows.flatMap(({ failures }) => failures))) console.log(line)
  if (total.skipped > 0) console.log(`${total.skipped} skipped`)
  console.log(`All checks took ${secondsSince(startedAt)}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}
