import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The root folder of the project. */
export const root = join(import.meta.dirname, '..', '..', '..')

const ignoredFolders = new Set(['node_modules', 'dist', 'generated', 'coverage', 'test-results', 'playwright-report'])
const generatedFile = /(^|[./])generated\.tsx?$|(^|\/)db\/tables\.ts$/

/** Every file under a folder of the project, as paths from the root; nothing when the folder does not stand yet. */
export function filesUnder(folder: string): string[] {
  const absolute = join(root, folder)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !ignoredFolders.has(entry.name) && !entry.name.startsWith('.data'))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
    .sort()
}

/** The hand-written source files under some folders (TypeScript, and the scripts' JavaScript), without generated ones. */
export function sourcesUnder(...folders: string[]): string[] {
  return folders.flatMap(filesUnder).filter((path) => /\.(tsx?|mjs)$/.test(path) && !generatedFile.test(path))
}

/** The text of a file, given by its path from the root. */
export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

export function exists(path: string): boolean {
  return existsSync(join(root, path))
}
