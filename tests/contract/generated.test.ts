import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { describeTables } from '../../server/platform/db/generate-tables.ts'
import { buildOpenapi } from '../../server/platform/openapi.ts'
import { openEmbeddedDatabase } from '../support/embedded-database.ts'
import { root } from './support/files.ts'

const copied = [
  'formats',
  'package.json',
  'codegen.yml',
  'tsconfig.base.json',
  'scripts',
  'graphql',
  'locales',
  'formats',
  'server',
  'portal',
  'admin',
]
const leftOut = new Set(['dist', 'node_modules', 'test-results', '.data'])

const execute = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'croupier-codegen-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
const remedy = 'run npm run codegen and commit what it writes'

it('types of tables are those of the migrations', async () => {
  const database = await openEmbeddedDatabase()
  const described = await describeTables(database).finally(() => database.close())
  expect(textOf('server/platform/db/tables.ts') === described, remedy).toBe(true)
})

it('openapi.json says what the routes say', () => {
  expect(JSON.parse(textOf('server/platform/openapi.json')), remedy).toEqual(JSON.parse(JSON.stringify(buildOpenapi())))
})

// The platform is compiled on the way, which a busy machine takes its time for.
const timeout = 300_000

it('all that is written from these is what npm run codegen writes', { timeout }, async () => {
  copySources()
  const before = contents()
  await runCodegen()
  const stale = [...contents()].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)
  expect(stale, remedy).toEqual([])
})

/** Copies the sources, and links the packages, so that generating touches nothing of the project itself. */
function copySources(): void {
  for (const name of copied.filter((one) => existsSync(join(root, one)))) {
    const filter = (source: string) => !leftOut.has(source.split('/').at(-1) ?? '')
    cpSync(join(root, name), join(folder, name), { recursive: true, filter })
  }
  for (const workspace of ['', 'server', 'portal', 'admin']) {
    const packages = join(root, workspace, 'node_modules')
    if (existsSync(packages)) symlinkSync(packages, join(folder, workspace, 'node_modules'))
  }
}

async function runCodegen(): Promise<void> {
  try {
    await execute(process.execPath, ['scripts/codegen.mjs', '--from=call-errors'], { cwd: folder })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`npm run codegen fails:\n${stdout}\n${stderr}`)
  }
}

/** Every file of the copy, by its path, with its text. */
function contents(): Map<string, string> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]))
}
