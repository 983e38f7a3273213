// Builds the server to server/dist, which is what `npm start` runs: reading each file's TypeScript at every start kept a node that
// was restarted from its callers for seconds.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { build } from 'esbuild'

const folder = import.meta.dirname
const outdir = join(folder, 'dist')

/** Packages that bring machine code along, or look for it. */
const native = ['sharp', '@node-rs/argon2', '@electric-sql/pglite', 'pg-native']

/** What each file of the build knows of itself, so that what is built in may ask for packages and for its own place. */
const preamble = `import { createRequire as __createRequire } from 'node:module'
const require = __createRequire(import.meta.url), __built = import.meta.dirname`

/** What a file says where it means its own place. */
const place = /\bimport\.meta\.(?:url|dirname|filename)\b|\b__(?:dirname|filename)\b/g

/**
 * Files find what is not code (SQL, words, pages, letters) beside themselves. Written into another file they are told where they
 * were, seen from there, so that the whole checkout may still be moved.
 * @type {import('esbuild').Plugin}
 */
const ownPlace = {
  name: 'own-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|[cm]?js)$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const from = relative(outdir, path).split(sep).join('/')
      const filename = `(__built + ${JSON.stringify(`/${from}`)})`
      const folderName = `(__built + ${JSON.stringify(`/${dirname(from)}`)})`
      const places = {
        'import.meta.url': `new URL(${JSON.stringify(from)}, import.meta.url).href`,
        'import.meta.dirname': folderName,
        'import.meta.filename': filename,
        __dirname: folderName,
        __filename: filename,
      }
      const contents = source.replaceAll(place, (word) => places[word])
      return contents === source ? undefined : { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' }
    })
  },
}

const { metafile } = await build({
  entryPoints: [join(folder, 'main.ts')],
  outdir,
  bundle: true,
  // The seeds, which are loaded only when there is something to sow, stay a file of their own.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: native,
  banner: { js: preamble },
  alias: { '@croupier/lottery': join(folder, '../lottery') },
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  minifyWhitespace: true,
  plugins: [ownPlace],
  metafile: true,
})

// What earlier builds named otherwise would lie there for ever; but for that of the last one, of which a running node may still read what it has had no
// use for yet.
const list = join(outdir, 'files.json')
const made = Object.keys(metafile.outputs).map((path) => basename(path))
const madeBefore = await readFile(list, 'utf8').then(JSON.parse, () => [])
const kept = new Set([...made, ...madeBefore, basename(list)])
for (const name of await readdir(outdir)) if (!kept.has(name)) await rm(join(outdir, name))
await writeFile(list, JSON.stringify(made))
