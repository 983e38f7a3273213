import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from '../scripts/lib/precompress.mjs'

const server = 'http://127.0.0.1:4000'

/** Faces that the first screen is set in; the others load when a text asks for them. */
const firstFaces = /be-vietnam-pro-(vietnamese|latin)-(400|600)-normal.*\.woff2$/

/** The words of the default language, which most first visits are in. */
const firstWords = /first-words\/vi\.ts$/

/** Asks the browser for the first typefaces and words at once, instead of after the stylesheet and the code. */
function preloadFirst(): Plugin {
  const link = (attrs: Record<string, string>) => ({ tag: 'link', attrs, injectTo: 'head' as const })
  return {
    name: 'preload-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((output) => {
          const file = output.fileName
          if (firstFaces.test(file))
            return [link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' })]
          return output.type === 'chunk' && firstWords.test(output.facadeModuleId ?? '')
            ? [link({ rel: 'modulepreload', href: `/${file}`, crossorigin: '' })]
            : []
        }),
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFirst(), precompress()],
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
            { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
            { name: 'first', tags: ['$initial'] },
          ],
        },
      },
    },
  },
})
