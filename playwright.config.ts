import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './scripts/lib/browser.mjs'

// Every worker loads this file again: what is chosen here travels to them by the environment.
process.env.JOURNEY_PORT ??= String(await freePort())
// Where a journey plays a brand's own system, which is told of events.
process.env.JOURNEY_WEBHOOK_PORT ??= String(await freePort())
const browser = findBrowser()
if (browser) process.env.CHROMIUM_PATH = browser
if (!process.env.JOURNEY_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-journeys-'))
  process.env.JOURNEY_DATA_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

const port = process.env.JOURNEY_PORT
const address = `http://127.0.0.1:${port}`

/** Journeys that change what every visitor sees; with one worker the last project runs last. */
const operatorJourneys = '**/operator*.spec.ts'
/** Games fill the screen: they are played at one size, a phone's. */
const gameJourneys = '**/games*.spec.ts'
/** Journeys that wait for the world's own clock, on request: npx playwright test --project=slow. */
const slowJourneys = '**/*.slow.spec.ts'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const large = { viewport: { width: 1440, height: 900 } }

/** A journey runs at both sizes, or at the one its title names: `@phone` or `@desktop`. */
const projects = {
  phone: { use: phone, grepInvert: /@desktop/, testIgnore: [operatorJourneys, gameJourneys, slowJourneys] },
  desktop: { use: large, grepInvert: /@phone/, testIgnore: [operatorJourneys, gameJourneys, slowJourneys] },
  games: { use: phone, testMatch: gameJourneys },
  operator: { use: large, testMatch: operatorJourneys },
  slow: { use: phone, testMatch: slowJourneys },
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  timeout: 90_000,
  // Two halves share two cores, each with a browser, a server and a database: what takes a second alone took eleven there.
  expect: { timeout: 20_000 },
  retries: 0,
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browser, args: browserFlags },
    // A recording is asked for when a journey fails: npx playwright test --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: Object.entries(projects).map(([name, project]) => ({ name, ...project })),
  webServer: {
    // npm start itself: it builds what is not fresh, migrates and seeds, so that a journey alone needs nothing before it.
    command: 'node scripts/start.mjs',
    url: `${address}/health/ready`,
    env: {
      PORT: port,
      DATA_DIR: process.env.JOURNEY_DATA_DIR,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      // Nobody in a journey ponders a bet for a quarter of a minute.
      TABLE_SECONDS: '3',
      // Nor waits a minute for a draw.
      LOTTERY_SECONDS: '10',
      // The journeys prove the plain start: embedded database, one process.
      DATABASE_URL: '',
      REDIS_URL: '',
      WEBHOOK_ORIGINS: `http://127.0.0.1:${process.env.JOURNEY_WEBHOOK_PORT}`,
    },
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
})

/** A port nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (bound === null || typeof bound === 'string') throw new Error('no port was given')
  return bound.port
}
