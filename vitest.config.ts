import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Time enough for a database to start on a busy machine; a test that waits for nothing should never come near it. */
const testTimeout = 30_000
const longTimeout = 120_000

/** Node resolves the packages around GraphQL to its CommonJS form; a second copy of its classes beside it would not fit. */
const graphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql/index.js')) }

const project = (name: string, include: string[], timeout = testTimeout) => ({
  extends: true as const,
  test: { name, include, testTimeout: timeout, hookTimeout: timeout },
})

export default defineConfig({
  resolve: { alias: [graphql] },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      project('unit', [
        'server/**/*.test.ts',
        'portal/**/*.test.{ts,tsx}',
        'admin/**/*.test.{ts,tsx}',
        '{scripts,tests/bench}/**/*.test.ts',
      ]),
      project('contract', ['tests/contract/**/*.test.ts'], longTimeout),
      project('money', ['tests/money/**/*.test.ts'], longTimeout),
      project('faults', ['tests/faults/**/*.test.ts'], longTimeout),
    ],
  },
})
