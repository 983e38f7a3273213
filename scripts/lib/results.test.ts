import { describe, expect, it } from 'vitest'
import { countPlaywright, countStep, countVitest, sum } from './results.mjs'

const vitestReport = (testResults: unknown[]) => ({
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults,
})

describe('counting results', () => {
  it('counts the tests of vitest', () => {
    const file = { status: 'failed', assertionResults: [{ status: 'failed' }] }
    expect(countVitest(vitestReport([file]))).toEqual({ passed: 3, failed: 1, skipped: 2 })
  })

  it('counts a test file that could not be loaded as failed', () => {
    expect(countVitest(vitestReport([{ status: 'failed', assertionResults: [] }])).failed).toBe(2)
  })

  it('counts journeys, with a flaky one and a broken set-up as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] }
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 0 })
  })

  it('counts a step without tests as one', () => {
    expect(countStep(0, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(countStep(2, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('does not let a runner that broke down look like success', () => {
    expect(countStep(1, { passed: 7, failed: 0, skipped: 0 }).failed).toBe(1)
  })

  it('adds up', () => {
    expect(
      sum([
        { passed: 1, failed: 2, skipped: 0 },
        { passed: 3, failed: 0, skipped: 1 },
      ]),
    ).toEqual({ passed: 4, failed: 2, skipped: 1 })
  })
})
