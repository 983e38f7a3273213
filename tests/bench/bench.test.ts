import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { measureFirstLoad } from './portal.ts'
import { writeReport } from './report.ts'
import { median, percentile, ratio } from './statistics.ts'

const folder = mkdtempSync(join(tmpdir(), 'croupier-bench-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const section = (title: string, figure: string) => ({
  title,
  method: 'How.',
  columns: ['what', 'figure', 'beside'],
  rows: [['debits', figure, 'pgbench 4,705 a second']],
  best: { column: 'figure', better: 'more' as const },
})

describe('bench', () => {
  it('takes the middle', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(
      percentile(
        Array.from({ length: 200 }, (_, index) => 200 - index),
        99,
      ),
    ).toBe(198)
    expect(percentile([5], 50)).toBe(5)
    expect(ratio(3, 2)).toBe('1.50 ×')
  })

  it('writes figures between its markers and leaves other sections and words alone', () => {
    const file = join(folder, 'benchmarks.md')
    writeReport(file, 'machine one', [section('Ledger', '1'), section('Lobby', '2')])
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nA closing word.\n`)
    writeReport(file, 'machine two', [section('Lobby', '3')])
    const text = readFileSync(file, 'utf8')
    expect(text.match(/^## .*/gm)).toEqual(['## Ledger', '## Lobby'])
    expect(text).toContain('| debits | 1 | pgbench')
    expect(text).toContain('| debits | 3 | pgbench')
    expect(text).not.toContain('| debits | 2 | pgbench')
    expect(text).toContain('Machine: machine two')
    expect(text.match(/A closing word/g)).toHaveLength(1)
    expect(text.match(/# Benchmarks/g)).toHaveLength(1)
  })

  it('keeps the best figure of all runs before beside the new one', () => {
    const file = join(folder, 'best.md')
    const run = (better: 'more' | 'less', ...figures: string[]) => {
      for (const figure of figures)
        writeReport(file, 'machine', [{ ...section('Ledger', figure), best: { column: 'figure', better } }])
      const written = readFileSync(file, 'utf8').match(/^\| debits .*/m)?.[0]
      rmSync(file)
      return written
    }
    expect(run('more', '900')).toBe('| debits | 900 | pgbench 4,705 a second |  |')
    expect(run('more', '900', '1,100', '1,000', '800')).toBe('| debits | 800 | pgbench 4,705 a second | 1,100 |')
    expect(run('less', '2.50 ×', '0.41 ×', '1.00 ×')).toBe('| debits | 1.00 × | pgbench 4,705 a second | 0.41 × |')
    expect(run('more', '', '0.41 ×', '')).toBe('| debits |  | pgbench 4,705 a second | 0.41 × |')
  })

  it('counts module scripts and preloads of a page shell, each once, not what loads later', () => {
    mkdirSync(join(folder, 'assets'))
    for (const name of ['main.js', 'vendor.js', 'lazy.js', 'main.css'])
      writeFileSync(join(folder, 'assets', name), name.repeat(200))
    const withTwo = measureFirstLoad(
      folder,
      `<script type="module" crossorigin src="/assets/main.js"></script><link rel="modulepreload" crossorigin href="/assets/vendor.js">
       <link rel="modulepreload" href="/assets/main.js"><link rel="stylesheet" crossorigin href="/assets/main.css"><link rel="icon" href="/icon.svg">`,
    )
    const withOne = measureFirstLoad(folder, '<script type="module" src="/assets/main.js"></script>')
    expect(withTwo.javascript).toBeGreaterThan(withOne.javascript)
    expect(withTwo.javascript).toBeLessThan(withOne.javascript * 3)
    expect(withTwo.css).toBeGreaterThan(0)
    expect(withOne.css).toBe(0)
  })
})
