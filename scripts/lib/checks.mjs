// The checks of the project: what `npm run check` and `npm test` run, in the order in which a mistake shows fastest.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilds } from './builds.mjs'
import { command, root, run } from './process.mjs'
import { countPlaywright, countStep, countVitest, sum } from './results.mjs'
import { secondsSince } from './terminal.mjs'

/**
 * @typedef {import('./results.mjs').Count} Count
 * @typedef {{ title: string, perform: () => Promise<{ code: number, count?: Count }> }} Check
 */

/** Folders with a tsconfig.json; the last two hold scripts for browsers inside the server's rooms. */
const typedFolders = [
  'server',
  'portal',
  'admin',
  'tests',
  'server/gateway/sandbox/page',
  'server/simulator/games/slot/page',
]
const reports = join(root, 'test-results')

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
 * @returns {Count}
 */
function countReport(path, count) {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 }
  return count(JSON.parse(readFileSync(path, 'utf8')))
}

/** @returns {Check[]} */
export function typeAndLintChecks() {
  const types = typedFolders
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
    .map((folder) => ({
      title: `Types of ${folder}`,
      perform: async () => ({
        code: await shown(command('tsc'), ['--noEmit', '--project', folder], { timeoutSeconds: 180 }),
      }),
    }))
  const lint = {
    title: 'Lint and format',
    perform: async () => ({
      code: await shown(command('biome'), ['ci', '--colors=off', '--max-diagnostics=40'], { timeoutSeconds: 120 }),
    }),
  }
  return [...types, lint]
}

/**
 * @param {string} title
 * @param {string[]} projects projects of vitest.config.ts; none means all
 * @param {string | undefined} databaseUrl the PostgreSQL to use beside PGlite
 * @returns {Check}
 */
export function vitestCheck(title, projects, databaseUrl) {
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
        ],
        { env: { TEST_DATABASE_URL: databaseUrl ?? '', CI: '1' }, timeoutSeconds: 480 },
      )
      return { code, count: countReport(report, countVitest) }
    },
  }
}

/** @returns {Check} */
export function buildCheck() {
  return {
    title: 'Builds of portal, console and sandbox',
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
 * @param {string} browser path of a Chromium
 * @returns {Check}
 */
export function journeyCheck(browser) {
  return {
    title: 'Browser journeys',
    perform: async () => {
      const report = join(reports, 'playwright.json')
      rmSync(report, { force: true })
      const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
      const code = await shown(command('playwright'), ['test', '--reporter=list,json'], { env, timeoutSeconds: 600 })
      return { code, count: countReport(report, countPlaywright) }
    },
  }
}

/**
 * Performs every check, also after one failed, and ends with the line `N passed, N failed`.
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
    const { code, count } = await check.perform()
    const counted = countStep(code, count)
    rows.push({ title: check.title, counted, took: secondsSince(begunAt) })
    console.log(`=== ${check.title}: ${counted.passed} passed, ${counted.failed} failed in ${secondsSince(begunAt)}`)
  }
  const total = sum(rows.map((row) => row.counted))
  console.log('')
  for (const { title, counted, took } of rows) {
    console.log(
      `${counted.failed === 0 ? 'ok    ' : 'FAILED'} ${title}: ${counted.passed} passed, ${counted.failed} failed (${took})`,
    )
  }
  if (total.skipped > 0) console.log(`${total.skipped} skipped`)
  console.log(`All checks took ${secondsSince(startedAt)}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}
