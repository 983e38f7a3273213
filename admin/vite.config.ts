import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '../scripts/lib/precompress.mjs'

const server = 'http://127.0.0.1:4000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), precompress()],
  server: { proxy: { '/graphql': { target: server, ws: true }, '/wps': server } },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 2_000 },
})
