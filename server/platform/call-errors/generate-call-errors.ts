import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readCallErrors } from './read.ts'

// Writes call-errors.json beside openapi.json; `npm run codegen` calls it. Compiling the platform takes half a minute, so what it was
// written from is remembered, and nothing is done where neither that nor the file has changed.

const platform = resolve(import.meta.dirname, '..')
const written = join(platform, 'call-errors.json')
const remembered = resolve(platform, '../../node_modules/.cache/croupier/call-errors')

if (!existsSync(written) || !existsSync(remembered) || readFileSync(remembered, 'utf8') !== fingerprint()) {
  writeFileSync(written, `${JSON.stringify(readCallErrors(), null, 2)}\n`)
  mkdirSync(dirname(remembered), { recursive: true })
  writeFileSync(remembered, fingerprint())
}

/** Of every source of the platform but its tests, and of what was made of them. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const paths = readdirSync(platform, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort()
  for (const path of paths) hash.update(path).update(readFileSync(join(platform, path)))
  return hash.update(readFileSync(written)).digest('hex')
}
