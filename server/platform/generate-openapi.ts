import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildOpenapi } from './openapi.ts'

/** Writes openapi.json beside this file; `npm run codegen` calls it. */
export function generateOpenapi(): void {
  writeFileSync(join(import.meta.dirname, 'openapi.json'), `${JSON.stringify(buildOpenapi(), null, 2)}\n`)
}

if (process.argv[1] === import.meta.filename) generateOpenapi()
