// Builds the parts whose sources changed since they were last built.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun, root } from './process.mjs'
import { step } from './terminal.mjs'

const markerFile = join(root, '.data', 'build.json')

/** What is built, from which files, and the folder that holds the result. */
const targets = [
  {
    title: 'Building the portal',
    workspace: 'portal',
    script: 'build',
    output: 'portal/dist',
    sources: ['portal', 'fonts', 'formats', 'lottery', 'locales', 'graphql'],
  },
  {
    title: 'Building the console',
    workspace: 'admin',
    script: 'build',
    output: 'admin/dist',
    sources: ['admin', 'fonts', 'formats', 'lottery', 'locales', 'graphql'],
  },
  {
    title: 'Building the GraphQL sandbox',
    workspace: 'server',
    script: 'build:sandbox',
    output: 'server/gateway/sandbox/dist',
    sources: ['server/gateway/sandbox', 'server/package.json', 'graphql'],
  },
  {
    title: 'Building the server',
    workspace: 'server',
    script: 'build',
    output: 'server/dist',
    sources: ['server', 'formats', 'lottery'],
  },
]

const everyTargetDependsOn = ['package-lock.json', 'tsconfig.base.json', 'scripts/lib/precompress.mjs']
const ignoredFolders = new Set(['node_modules', 'dist', 'coverage', 'test-results'])

/**
 * @param {string} path a file or folder, from the root
 * @returns {string[]}
 */
function filesUnder(path) {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [path]
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !ignoredFolders.has(entry.name))
    .flatMap((entry) => filesUnder(`${path}/${entry.name}`))
}

/** @param {string[]} sources */
function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesUnder).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/**
 * @param {string} workspace
 * @param {string} script
 */
function hasScript(workspace, script) {
  const file = join(root, workspace, 'package.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).scripts?.[script] !== undefined
}

/** Builds portal, console, sandbox and server where their sources are not those of the last build. A second call does nothing. */
export async function ensureBuilds() {
  const marker = existsSync(markerFile) ? JSON.parse(readFileSync(markerFile, 'utf8')) : {}
  for (const target of targets) {
    if (!hasScript(target.workspace, target.script)) continue
    const current = fingerprint([...target.sources, ...everyTargetDependsOn])
    if (marker[target.output] === current && existsSync(join(root, target.output))) continue
    await step(target.title, () =>
      mustRun(
        target.title,
        'npm',
        ['run', target.script, '-w', target.workspace],
        `Mend what the build names, then try again (alone: npm run ${target.script} -w ${target.workspace}).`,
        { NODE_ENV: 'production' },
      ),
    )
    marker[target.output] = current
    mkdirSync(join(root, '.data'), { recursive: true })
    writeFileSync(markerFile, `${JSON.stringify(marker, null, 2)}\n`)
  }
}
