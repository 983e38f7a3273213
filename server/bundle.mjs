// What of our sources runs as one: the server as it is built, and what tests start as processes of their own.
import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { build } from 'esbuild'

const folder = import.meta.dirname

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
 * @param {string} outdir
 * @returns {import('esbuild').Plugin}
 */
const ownPlace = (outdir) => ({
  name: 'own-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|[cm]?js)$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const from = relative(outdir, path).split(sep).join('/')
      const filename = `(__built + ${JSON.stringify(`/${from}`)})`
      const folderName = `(__built + ${JSON.stringify(`/${dirname(from)}`)})`
      /** @type {Record<string, string>} */
      const places = {
        'import.meta.url': `new URL(${JSON.stringify(from)}, import.meta.url).href`,
        'import.meta.dirname': folderName,
        'import.meta.filename': filename,
        __dirname: folderName,
        __filename: filename,
      }
      const contents = source.replaceAll(place, (word) => places[word] ?? word)
      return contents === source ? undefined : { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' }
    })
  },
})

/**
 * Builds files with all that they import, packages too, into a folder. What they load only when there is use for it, as the seeds, stays a file
 * of its own.
 * @param {string[]} entryPoints
 * @param {string} outdir
 * @param {import('esbuild').BuildOptions} [options] what is asked besides
 */
export const bundle = (entryPoints, outdir, options = {}) =>
  build({
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    banner: { js: preamble },
    alias: { '@croupier/lottery': join(folder, '../lottery') },
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    plugins: [ownPlace(outdir)],
    ...options,
    external: [...native, ...(options.external ?? [])],
    metafile: true,
  })
