import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from '../scripts/lib/precompress.mjs'

const server = 'http://127.0.0.1:4000'

/**
 * The face most of the first screen is set in; the others load when a text asks for them, since on a phone each file that comes
 * before the first banner delays it by a tenth of a second. The fallback face has the same width, so that nothing moves.
 */
const firstFaces = /be-vietnam-pro-latin-400-normal.*\.woff2$/

/** The words of the default language, which most first visits are in. */
const firstWords = /first-words\/vi\.ts$/

/** What is fetched as one file when the first page has come to rest, or at once where another page is opened first. */
const beyondFirst =
  /portal\/(pages|agent-pages|dialog-registry|features\/lobby\/(home-rest|other-tab))\.tsx$|i18n\/word-files\.ts$/

/**
 * Puts the first code, words and typeface into a template, which a script of index.html takes out once the first banner is there: on a
 * phone all share one narrow line, and beside them the banner came half a second later.
 */
function firstCode(): Plugin {
  const preload = (file: string, attributes: string) => `<link rel="preload" href="/${file}" ${attributes} crossorigin>`
  const codeTags = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g
  return {
    name: 'first-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const outputs = Object.values(bundle ?? {})
        const files = (chosen: (output: (typeof outputs)[number]) => boolean) =>
          outputs.filter(chosen).map(({ fileName }) => fileName)
        const isMade = (of: RegExp) => (output: (typeof outputs)[number]) =>
          output.type === 'chunk' && output.moduleIds.some((id) => of.test(id))
        const modulePreload = (file: string) => `<link rel="modulepreload" href="/${file}" crossorigin>`
        const first = [
          ...(html.match(codeTags) ?? []).map((tag) => tag.trim()),
          ...files(isMade(firstWords)).map(modulePreload),
          ...files(({ fileName }) => firstFaces.test(fileName)).map((file) =>
            preload(file, 'as="font" type="font/woff2"'),
          ),
        ]
        const beyond = files(isMade(beyondFirst)).map(modulePreload)
        return html
          .replace(codeTags, '')
          .replace('<template id="first-code">', (start) => start + first.join(''))
          .replace('</template>', (end) => `<!--beyond-->${beyond.join('')}<!--/beyond-->${end}`)
      },
    },
  }
}

/** Puts the lobby before its code into the built page; the server fills in what it knows, or leaves it out. */
function firstShell(): Plugin {
  const shell = () => readFileSync(join(import.meta.dirname, 'first-shell.html'), 'utf8').replace(/\n\s*/g, '')
  return {
    name: 'first-shell',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace('<div id="root">', (root) => `<!--shell-->${shell()}<!--/shell-->${root}`),
  }
}

/** Leaves the service worker beside the pages, under a name that never changes; it bears the version of what it was built with. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const version = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
        const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: source.replace('__VERSION__', version) })
      },
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), firstShell(), firstCode(), serviceWorker(), precompress()],
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/wps': server,
      '/simulator': server,
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Libraries change rarely: a new version of the portal leaves them in the browser's cache.
            { name: 'libraries', tags: ['$initial'], test: /node_modules|rolldown.runtime/ },
            { name: 'first', tags: ['$initial'] },
            // What the first page leads to: lists of pages, dialogs and words, and what stands below the first screen.
            { name: 'beyond', test: beyondFirst },
          ],
        },
      },
    },
  },
})
