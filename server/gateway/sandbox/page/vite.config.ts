import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:4000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/sandbox/',
  plugins: [react()],
  // The editor's language workers are modules of their own.
  worker: { format: 'es' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 6000,
    rolldownOptions: {
      // The editor's files say "use no memo" to a compiler that is not used here.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
    },
  },
  server: { proxy: { '/graphql': { target: server, ws: true }, '/sandbox/settings.json': server } },
})
