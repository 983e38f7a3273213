// Builds the server to server/dist, which is what `npm start` runs: reading each file's TypeScript at every start kept a node that
// was restarted from its callers for seconds.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { bundle } from './bundle.mjs'

const outdir = join(import.meta.dirname, 'dist')

const { metafile } = await bundle([join(import.meta.dirname, 'main.ts')], outdir, { minifyWhitespace: true })

// What earlier builds named otherwise would lie there for ever; but for that of the last one, of which a running node may still read what it has had no
// use for yet.
const list = join(outdir, 'files.json')
const made = Object.keys(metafile.outputs).map((path) => basename(path))
const madeBefore = await readFile(list, 'utf8').then(JSON.parse, () => [])
const kept = new Set([...made, ...madeBefore, basename(list)])
for (const name of await readdir(outdir)) if (!kept.has(name)) await rm(join(outdir, name))
await writeFile(list, JSON.stringify(made))
