import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '../../server/bundle.mjs'
import { placeOfRun } from './run.ts'

const ROOT = join(import.meta.dirname, '../..')
const FAULTS = 'tests/faults'

/** A file that tests start as a process of its own, from the root of the repository. */
export type ChildFile = `${typeof FAULTS}/${string}-${'node' | 'writer'}.ts` | 'server/main.ts' | 'server/open-brand.ts'

const isChild = (name: string): boolean => /-(node|writer)\.ts$/.test(name)

/**
 * Builds every such file, and answers where each is then. Read by a loader, file by file, the platform alone took eight seconds of a core at
 * every start of one.
 */
export async function buildChildren(): Promise<(file: ChildFile) => string> {
  const writers = readdirSync(join(ROOT, FAULTS)).filter(isChild)
  const files = ['server/main.ts', 'server/open-brand.ts', ...writers.map((name) => `${FAULTS}/${name}`)]
  const folder = placeOfRun(`children-${process.pid}`)
  await bundle(
    files.map((file) => join(ROOT, file)),
    folder,
    // What the tests around them ask for is never used there.
    { outbase: ROOT, external: ['vitest'] },
  )
  return (file) => join(folder, file.replace(/\.ts$/, '.js'))
}
