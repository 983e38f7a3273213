// Says in a few lines which tests failed and why, from the reports the test runners write: of a long run only the end is at hand.

/** @typedef {{ test: string, reason: string }} Failure */

const mostFailures = 8
const mostCharacters = 320

/**
 * @param {any} report vitest's JSON report
 * @param {string} root folder that file names are told from
 * @returns {Failure[]}
 */
export function vitestFailures(report, root) {
  return report.testResults
    .filter((/** @type {any} */ file) => file.status === 'failed')
    .flatMap((/** @type {any} */ file) => {
      const name = file.name.replace(`${root}/`, '')
      const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
      // A file that could not be loaded, or whose hooks failed, has no failed tests.
      if (failed.length === 0) return [{ test: name, reason: shorten(file.message ?? '') || hookReason(file) }]
      return failed.map((/** @type {any} */ test) => ({
        test: `${name} › ${test.fullName}`,
        reason: shorten(test.failureMessages.join('\n')),
      }))
    })
}

/**
 * vitest's report has no word about a hook of a describe that failed or took too long, but which tests ran tells which hook it was.
 * @param {any} file
 */
function hookReason({ assertionResults: tests }) {
  const ran = tests.filter((/** @type {any} */ test) => test.status === 'passed').length
  if (tests.length === 0) return 'it could not be read; its error stands above'
  return ran === tests.length
    ? `all ${ran} tests passed, then an afterAll failed or took too long; its error stands above`
    : `${ran} of ${tests.length} tests ran: a beforeAll or afterAll failed or took too long; its error stands above`
}

/**
 * @param {any} report Playwright's JSON report
 * @returns {Failure[]}
 */
export function playwrightFailures(report) {
  const broken = report.errors.map((/** @type {any} */ error) => ({
    test: 'journeys',
    reason: shorten(error.message ?? ''),
  }))
  return [...broken, ...report.suites.flatMap(suiteFailures)]
}

/**
 * @param {any} suite
 * @returns {Failure[]}
 */
function suiteFailures(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((/** @type {any} */ test) => {
        const errors = test.results.flatMap((/** @type {any} */ result) => result.errors)
        const steps = test.results.flatMap((/** @type {any} */ result) => result.steps ?? [])
        // A fixture that speaks of the journey afterwards has a place too, in its own file.
        const inSpec = errors.find((/** @type {any} */ error) => error.location?.file.endsWith(spec.file))
        const line = inSpec?.location.line ?? spec.line
        return {
          test: `[${test.projectName}] ${spec.file}:${line} › ${spec.title}`,
          // Each shortened by itself: the last says where the pages stood, and the first may be long.
          reason: [...errors.map((/** @type {any} */ error) => shorten(error.message ?? '')), stepsTaken(steps)]
            .filter((part) => part !== '')
            .join(' '),
        }
      }),
  )
  return [...own, ...(suite.suites ?? []).flatMap(suiteFailures)]
}

/**
 * Where a journey was, and where its time went: of one that ran out of it, the message alone tells neither.
 * @param {{ title: string, duration: number }[]} steps
 */
function stepsTaken(steps) {
  const last = steps.at(-1)
  if (!last) return ''
  return `Its steps took ${steps.map(({ duration }) => Math.round(duration / 1000)).join(', ')} s; the last: ${last.title}.`
}

/**
 * The sentences of a message on one line, without colours, places in the code and what the browser wrote.
 * @param {string} message
 */
function shorten(message) {
  const lines = message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with this character
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(at |>?\s*\d* ?\||<launch|\[pid=|Browser logs)/.test(line))
  const text = lines.join(' ')
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)} …` : text
}

/**
 * Two lines for each failure, so few that they fit on a screen.
 * @param {Failure[]} failures
 * @returns {string[]}
 */
export function describeFailures(failures) {
  const lines = failures
    .slice(0, mostFailures)
    .flatMap(({ test, reason }) => [`failed: ${test}`, `        ${reason || 'no reason was given'}`])
  const more = failures.length - mostFailures
  return more > 0 ? [...lines, `… and ${more} more`] : lines
}
