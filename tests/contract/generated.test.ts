import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, it } from 'vitest'
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

const folder = mkdtempSync(join(tmpdir(), 'croupier-codegen-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The platform is compiled on the way, which a busy machine takes its time for.
const timeout = 300_000

it('generated files are those that npm run codegen writes', { timeout }, () => {
  copySources()
  const before = contents()
  runCodegen()
  const stale = [...contents()].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)
  expect(stale, 'run npm run codegen and commit what it writes').toEqual([])
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

function runCodegen(): void {
  try {
    execFileSync(process.execPath, ['scripts/codegen.mjs'], { cwd: folder, stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer }
    throw new Error(`npm run codegen fails:\n${stdout}\n${stderr}`)
  }
}

/** Every file of the copy, by its path, with its text. */
function contents(): Map<string, string> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]))
}
