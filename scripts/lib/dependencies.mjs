// Node and the installed packages. Uses nothing but Node itself, since it runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun, root } from './process.mjs'
import { Shortfall, step } from './terminal.mjs'

const oldestNode = { major: 20, minor: 19 }

/** Refuses a Node older than the product runs on. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor)) return
  throw new Shortfall(
    `Croupier needs Node ${oldestNode.major}.${oldestNode.minor} or newer; this is Node ${version}.`,
    'Get a current one from https://nodejs.org or with a version manager (for example `nvm install 20`), then try again.',
  )
}

/**
 * Whether the packages on disk are those of the lockfile. npm leaves a copy of what it installed in node_modules, written last, so an
 * interrupted installation is seen as well as an outdated one.
 */
export function dependenciesAreCurrent() {
  const installedFile = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    if (path in installed) return installed[path].version === entry.version
    return entry.optional === true
  })
}

/** Installs the packages of the lockfile unless they are there. */
export async function ensureDependencies() {
  if (dependenciesAreCurrent()) return
  await step('Installing packages (npm ci)', () =>
    mustRun(
      'Installing the packages',
      'npm',
      ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
      'If npm says that package.json and package-lock.json differ, the checkout is not whole. Else npm must be able to reach its registry (see `npm config get registry`): check the network and the free disk space, then run the same command again.',
      // Development packages are needed too: server, portal and console are built here.
      { NODE_ENV: 'development' },
    ),
  )
}
