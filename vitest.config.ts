import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { nameRun } from './tests/support/run.ts'

// The processes of a run share databases that were filled once.
process.env.TEST_RUN ??= nameRun()

/** Time enough on a busy machine; a test that waits for nothing should never come near it. */
const timeout = 120_000

/** Node resolves the packages around GraphQL to its CommonJS form; a second copy of its classes beside it would not fit. */
const graphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql/index.js')) }

/** Files that put something else in place of a module or a global, or ask what was loaded: each needs a world of its own. */
const alone = [
  'server/platform/http/drills.test.ts',
  'server/platform/public-reads.test.ts',
  'server/platform/modules/members/guesses.test.ts',
  'server/gateway/wps/public-cache.test.ts',
  'tests/contract/locales.test.ts',
  'portal/features/agent/agent-page.test.tsx',
  'portal/features/lottery/lottery-page.test.tsx',
]

interface ProjectOptions {
  readonly exclude?: string[]
  /** Whether files share what they import: reading the platform anew for each took more time than most tests. */
  readonly isShared?: boolean
  readonly environment?: string
  readonly setupFiles?: string[]
}

const project = (name: string, include: string[], options: ProjectOptions = {}) => {
  const { exclude = [], isShared = false, setupFiles = [], environment = 'node' } = options
  return {
    extends: true as const,
    test: {
      name,
      include,
      exclude: ['**/node_modules/**', ...exclude],
      isolate: !isShared,
      environment,
      setupFiles,
      testTimeout: timeout,
      // What a hook prepares may be the demo's past, or the database that a whole run starts from.
      hookTimeout: timeout,
    },
  }
}

/** How often a test that races is run beyond the first time: `npm run flakes` says. */
const repeats = Number(process.env.RACE_REPEATS ?? 0)

export default defineConfig({
  resolve: { alias: [graphql] },
  test: {
    tags: [
      {
        name: 'race',
        description: 'Does things at once: has to end alike however often it runs',
        repeats,
        ...(repeats > 0 && { timeout: timeout * 5 }),
      },
    ],
    globalSetup: 'tests/support/run.ts',
    pool: 'forks',
    maxWorkers: 2,
    // What is waited for comes within milliseconds, or seconds on a busy machine: a second, which is the default, was a coin tossed.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // All that runs the platform is one project: its processes read the platform once, each other would read it anew.
      project('server', ['{server,lottery}/**/*.test.ts', 'tests/{contract,money,faults}/**/*.test.ts'], {
        exclude: alone,
        isShared: true,
      }),
      project(
        'unit',
        [
          ...alone,
          'formats/**/*.test.ts',
          'portal/**/*.test.ts',
          'admin/**/*.test.ts',
          '{scripts,tests/bench}/**/*.test.ts',
        ],
        { setupFiles: ['tests/support/let-go.ts'] },
      ),
      // Screens in a page without a browser (jsdom): a .tsx says so in its first line.
      project('portal', ['portal/**/*.test.tsx'], {
        exclude: alone,
        environment: 'jsdom',
        isShared: true,
        setupFiles: ['tests/support/let-go.ts', 'portal/testing/around-each.ts'],
      }),
      project('admin', ['admin/**/*.test.tsx'], {
        environment: 'jsdom',
        isShared: true,
        setupFiles: ['tests/support/let-go.ts', 'admin/testing/around-each.ts'],
      }),
    ],
  },
})
