import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { read, root } from './files.ts'
import { blank, lineAt } from './source.ts'

/** One import statement: where it stands, and what it names (a path from the root when it is a file of ours). */
export interface Import {
  file: string
  line: number
  target: string
  /** Gone when the code runs: `import type`, or nothing but types between the braces. */
  isTypeOnly: boolean
}

const importPattern =
  /\b(?:import|export)\s+(?:type\s+)?(?:[\w*{][^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]\s*\)/g

const typeOnly = /^(?:import|export)\s+(?:type\b|\{\s*(?:type\s+[\w$]+(?:\s+as\s+[\w$]+)?\s*,?\s*)+\})/

/** The imports and re-exports of a file, dynamic ones with a fixed name included. */
export function importsOf(file: string): Import[] {
  const text = blank(read(file), { strings: false })
  return [...text.matchAll(importPattern)].map((match) => ({
    file,
    line: lineAt(text, match.index),
    target: resolveTarget(file, match[1] ?? match[2] ?? ''),
    isTypeOnly: typeOnly.test(match[0]),
  }))
}

/** What a specifier in a file names: a path from the root when it is a file of ours. */
export function resolveTarget(file: string, specifier: string): string {
  const workspace = /^@croupier\/(server|portal|admin|lottery)(\/.*)?$/.exec(specifier)
  if (workspace) return `${workspace[1]}${workspace[2] ?? ''}`
  if (!specifier.startsWith('.')) return specifier
  const absolute = join(root, dirname(file), specifier)
  const isFolder = existsSync(absolute) && statSync(absolute).isDirectory()
  return relative(root, isFolder ? join(absolute, 'index.ts') : absolute).replaceAll('\\', '/')
}

/** `file:line imports target`, as the failures name it. */
export function describeImport({ file, line, target }: Import): string {
  return `${file}:${line} imports ${target}`
}
