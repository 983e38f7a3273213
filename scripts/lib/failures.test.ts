import { describe, expect, it } from 'vitest'
import { describeFailures, playwrightFailures, vitestFailures } from './failures.mjs'

describe('naming failures', () => {
  it('names a failed test of vitest by file, title and message, without its stack', () => {
    const failureMessages = ['AssertionError: expected 1 to be 2\n    at /project/server/money.test.ts:2:65']
    const file = {
      name: '/project/server/money.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'money adds', failureMessages: [] },
        { status: 'failed', fullName: 'money rounds', failureMessages },
      ],
    }
    expect(vitestFailures({ testResults: [file] }, '/project')).toEqual([
      { test: 'server/money.test.ts › money rounds', reason: 'AssertionError: expected 1 to be 2' },
    ])
  })

  it('names a test file that could not be loaded', () => {
    const file = { name: '/project/a.test.ts', status: 'failed', message: 'Cannot find b', assertionResults: [] }
    expect(vitestFailures({ testResults: [file] }, '/project')).toEqual([
      { test: 'a.test.ts', reason: 'Cannot find b' },
    ])
  })

  it('says of a file that failed outside its tests which hook it was', () => {
    const file = (...statuses: string[]) => ({
      name: '/project/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: statuses.map((status) => ({ status, fullName: 'a', failureMessages: [] })),
    })
    const reasonOf = (...statuses: string[]) =>
      vitestFailures({ testResults: [file(...statuses)] }, '/project').map(({ reason }) => reason)
    expect(reasonOf('passed', 'passed')).toEqual([
      'all 2 tests passed, then an afterAll failed or took too long; its error stands above',
    ])
    expect(reasonOf('skipped', 'skipped')).toEqual([
      '0 of 2 tests ran: a beforeAll or afterAll failed or took too long; its error stands above',
    ])
    expect(reasonOf()).toEqual(['it could not be read; its error stands above'])
  })

  it('names a failed journey with project, line and what it waited for', () => {
    const errors = [
      { message: '', location: { file: '/project/tests/support/journey.ts', line: 47 } },
      { message: '\u001b[31mTest timeout of 60000ms exceeded.\u001b[39m' },
      {
        message:
          "Error: locator.click: Test timeout\nBrowser logs:\n<launching> chromium\n[pid=1] noise\nCall log:\n  - waiting for getByText('Quay')\n\n  13 |\n> 14 |   await click()\n     |   ^\n    at trial.spec.ts:14:9",
        location: { file: '/project/tests/trial.spec.ts', line: 14 },
      },
    ]
    const steps = [
      { title: 'signs in', duration: 4_100 },
      { title: 'bets', duration: 55_700 },
    ]
    const test = { projectName: 'phone', status: 'unexpected', results: [{ errors, steps }] }
    const passed = { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] }
    const specs = [{ title: 'plays', file: 'trial.spec.ts', line: 3, tests: [test, passed] }]
    expect(playwrightFailures({ errors: [{ message: 'no server' }], suites: [{ suites: [{ specs }] }] })).toEqual([
      { test: 'journeys', reason: 'no server' },
      {
        test: '[phone] trial.spec.ts:14 › plays',
        reason:
          "Test timeout of 60000ms exceeded. Error: locator.click: Test timeout Call log: - waiting for getByText('Quay') Its steps took 4, 56 s; the last: bets.",
      },
    ])
  })

  it('stays short however much failed', () => {
    const failures = Array.from({ length: 30 }, () => ({ test: 'a', reason: 'b' }))
    const lines = describeFailures(failures)
    expect(lines.length).toBeLessThanOrEqual(20)
    expect(lines.at(-1)).toBe('… and 22 more')
    const file = { name: 'a', status: 'failed', message: 'x'.repeat(5000), assertionResults: [] }
    expect(vitestFailures({ testResults: [file] }, '')[0]?.reason.length).toBeLessThan(400)
  })
})
