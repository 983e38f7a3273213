import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test'
import { whereItStands } from './stuck-page.ts'

interface JourneyFixtures {
  /** Allows console errors that a journey provokes on purpose, such as a picture that is made to fail. */
  tolerateConsoleError: (pattern: RegExp) => void
  /** Fails the journey when any of its pages threw or wrote a console error. Always on. */
  consoleGuard: undefined
  /** Ends what a journey put between its pages and the house. Always on. */
  routesEnd: undefined
  /** Tells of a journey that ran out of time where each of its pages stood. Always on. */
  pagesTold: undefined
}

/** Playwright's `test`, guarded: a journey also fails when the browser's console has an error that nobody tolerated. */
export const test = base.extend<JourneyFixtures & { toleratedPatterns: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  toleratedPatterns: async ({}, use) => use([]),

  tolerateConsoleError: async ({ toleratedPatterns }, use) => use((pattern) => void toleratedPatterns.push(pattern)),

  consoleGuard: [
    async ({ context, toleratedPatterns }, use) => {
      const problems = watchConsole(context)
      await use(undefined)
      const unexpected = problems.filter((problem) => !toleratedPatterns.some((pattern) => pattern.test(problem)))
      expect(unexpected, 'errors in the console of the browser').toEqual([])
    },
    { auto: true },
  ],

  // A page asks in the background until it is closed. What a handler was fetching at that moment threw, in the journey after this one.
  routesEnd: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map(endRoutes))
    },
    { auto: true },
  ],

  // Last, so that it looks before the others end anything.
  pagesTold: [
    async ({ browser }, use, testInfo) => {
      await use(undefined)
      if (testInfo.status !== 'timedOut') return
      const pages = browser.contexts().flatMap((context) => context.pages())
      throw new Error(`Its pages stood at ${(await Promise.all(pages.map(whereItStands))).join(', ')}.`)
    },
    { auto: true },
  ],
})

/** Lets requests go where they would without a journey; what is under way in its handlers may fail, and nobody hears of it. */
export async function endRoutes(context: BrowserContext): Promise<void> {
  const behavior = 'ignoreErrors'
  await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior })))
}

export { expect }

/** Writes down what the pages of a context throw and the errors in their consoles, from now on. */
export function watchConsole(context: BrowserContext): string[] {
  const problems: string[] = []
  context.on('weberror', (error) => problems.push(`thrown: ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(describeMessage(message))
  })
  return problems
}

function describeMessage(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url} on ${message.page()?.url() ?? 'no page'})`
}
