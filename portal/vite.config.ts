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

/**
 * Asks the browser for the first typeface and words at once, instead of after the stylesheet and the code. Code comes after the
 * stylesheet and the banner: the page stands without it, and on a phone they share one narrow line.
 */
function preloadFirst(): Plugin {
  const link = (attrs: Record<string, string>) => ({ tag: 'link', attrs, injectTo: 'head' as const })
  return {
    name: 'preload-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
        tags: Object.values(bundle ?? {}).flatMap((output) => {
          const file = output.fileName
          if (firstFaces.test(file))
            return [
              link({
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                href: `/${file}`,
                fetchpriority: 'low',
                crossorigin: '',
              }),
            ]
          return output.type === 'chunk' && firstWords.test(output.facadeModuleId ?? '')
            ? [link({ rel: 'modulepreload', href: `/${file}`, fetchpriority: 'low', crossorigin: '' })]
            : []
        }),
      }),
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
  plugins: [react(), tailwindcss(), preloadFirst(), firstShell(), serviceWorker(), precompress()],
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
          ],
        },
      },
    },
  },
})
