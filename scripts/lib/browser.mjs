// Finds a Chromium for the browser journeys and for Lighthouse, or gets one.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { command, run } from './process.mjs'
import { Shortfall, say, step } from './terminal.mjs'

/** Debian's Chromium without a window or anything around it: journeys take a quarter less work in it. */
const lightBrowser = '/usr/bin/chromium-headless-shell'
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const downloadTimeoutSeconds = 240
const packageTimeoutSeconds = 300

/** Flags under which Chromium runs without a display, quietly, and as root (where its sandbox cannot work). */
export const browserFlags = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * Whether the program really starts: Playwright's download may lack system libraries.
 * @param {string} path
 */
function starts(path) {
  if (!existsSync(path)) return false
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

function playwrightsOwn() {
  return createRequire(import.meta.url)('playwright-core').chromium.executablePath()
}

/**
 * The path of a Chromium that starts, or undefined. CHROMIUM_PATH wins, then the usual places, then Playwright's own.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (starts(named)) return named
    throw new Shortfall(
      `CHROMIUM_PATH names ${named}, which does not start.`,
      'Let it name a Chromium or Chrome, or unset it to have one found.',
    )
  }
  return [lightBrowser, ...usualPlaces, playwrightsOwn()].find(starts)
}

/** Whether the distribution's packages can be installed without asking anybody. */
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs packages of the distribution; nothing that is there is removed for them. Failing is no error: see what starts then.
 * @param {string} name
 */
async function installPackage(name) {
  await step(`Installing the package ${name} (apt-get)`, async () => {
    const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutSeconds: packageTimeoutSeconds }
    await run('apt-get', ['update'], quietly)
    await run('apt-get', ['install', '--yes', '--no-install-recommends', '--no-remove', name], quietly)
  })
}

/**
 * Finds a Chromium or gets one: the light one where it can be had without asking, else Playwright's download, else the
 * distribution's whole Chromium.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const isChosen = process.env.CHROMIUM_PATH !== undefined || starts(lightBrowser)
  if (!isChosen && mayInstall()) await installPackage('chromium-headless-shell')
  const found = findBrowser()
  if (found) return found
  await step('Downloading Chromium (playwright install chromium)', () =>
    run(command('playwright'), ['install', 'chromium'], { timeoutSeconds: downloadTimeoutSeconds }),
  )
  const downloaded = findBrowser()
  if (downloaded) return downloaded
  say('Playwright could not provide a Chromium that starts here.')
  if (mayInstall()) {
    await installPackage('chromium')
    const packaged = findBrowser()
    if (packaged) return packaged
  }
  throw new Shortfall(
    'The browser journeys need Chromium, and none was found or could be installed.',
    'Install it (Debian, Ubuntu: `sudo apt-get install chromium`; elsewhere: `npx playwright install --with-deps chromium`), or let CHROMIUM_PATH name one.',
  )
}
