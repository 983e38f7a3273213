// Builds the server to server/dist, which is what `npm start` runs: reading each file's TypeScript at every start kept a node that
// was restarted from its callers for seconds.
import { readFile, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = import.meta.dirname
const outdir = join(folder, 'dist')

/**
 * Files find what is not code (SQL, words, pages) beside themselves. Written into another file they are told where they
 * were, seen from there, so that the whole checkout may still be moved.
 * @type {import('esbuild').Plugin}
 */
const ownPlace = {
  name: 'own-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const from = relative(outdir, path).split(sep).join('/')
      const places = {
        url: `new URL(${JSON.stringify(from)}, import.meta.url).href`,
        dirname: `(import.meta.dirname + ${JSON.stringify(`/${dirname(from)}`)})`,
        filename: `(import.meta.dirname + ${JSON.stringify(`/${from}`)})`,
      }
      const source = await readFile(path, 'utf8')
      const contents = source.replace(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, word) => places[word])
      return { contents, loader: 'ts' }
    })
  },
}

/**
 * Packages of many small modules that know nothing of files and that nobody but us imports. Read one by one at each start, with their
 * source maps, they were a tenth of it.
 */
const inlined = /^(typebox|kysely|libphonenumber-js|jose)(\/|$)/

/** @type {import('esbuild').Plugin} */
const inlinedPackages = {
  name: 'inlined-packages',
  setup({ onResolve }) {
    onResolve({ filter: inlined }, ({ path }) => ({ path: fileURLToPath(import.meta.resolve(path)) }))
  },
}

// What an earlier build named otherwise would lie there for ever.
await rm(outdir, { recursive: true, force: true })
await build({
  entryPoints: [join(folder, 'main.ts')],
  outdir,
  bundle: true,
  // The seeds, which are loaded only when there is something to sow, stay a file of their own.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // The other packages stay where npm put them: some are native, and some look beside themselves.
  packages: 'external',
  alias: { '@croupier/lottery': join(folder, '../lottery') },
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  minifyWhitespace: true,
  plugins: [inlinedPackages, ownPlace],
})
