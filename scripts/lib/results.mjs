// Counts what passed and failed from the reports the test runners write. A report that is missing or empty is a failure: a runner that
// broke down before its first test must not look like success.

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * @param {any} report vitest's JSON report
 * @returns {Count}
 */
export function countVitest(report) {
  // A file that could not be loaded has no tests to fail.
  const brokenFiles = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' && !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * @param {any} report Playwright's JSON report
 * @returns {Count}
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

/**
 * The count of one finished step.
 * @param {number} exitCode
 * @param {Count | undefined} counted from the step's report; undefined for a step that only passes or fails
 * @returns {Count}
 */
export function countStep(exitCode, counted) {
  if (counted === undefined) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 }
  const brokenWithoutAFailedTest = exitCode !== 0 && counted.failed === 0
  return brokenWithoutAFailedTest ? { ...counted, failed: 1 } : counted
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}
