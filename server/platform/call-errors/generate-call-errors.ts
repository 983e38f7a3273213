import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCallErrors } from './read.ts'

/** Writes call-errors.json beside openapi.json; `npm run codegen` calls it. */
writeFileSync(join(import.meta.dirname, '../call-errors.json'), `${JSON.stringify(readCallErrors(), null, 2)}\n`)
