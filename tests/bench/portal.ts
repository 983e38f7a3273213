import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { browserFlags, ensureBrowser } from '../../scripts/lib/browser.mjs'
import { command, root } from '../../scripts/lib/process.mjs'
import type { Section } from './report.ts'
import type { RunningServer } from './running-server.ts'
import { median } from './statistics.ts'

const lighthouseRuns = 5
const kilobyte = 1000

/** What the page shell makes a browser fetch before anything happens on it, in gzipped bytes. */
interface FirstLoad {
  javascript: number
  css: number
}

interface LighthouseFigures {
  score: number
  firstContentfulPaint: number
  largestContentfulPaint: number
  totalBlockingTime: number
  cumulativeLayoutShift: number
  /** How fast the machine's processor is, as Lighthouse tells. */
  benchmarkIndex: number
}

/** Measures the size of the portal's first load and its Lighthouse figures (mobile preset), beside the goals. */
export async function benchPortal({ origin }: RunningServer): Promise<Section> {
  const page = await (await fetch(`${origin}/`)).text()
  const size = measureFirstLoad(join(root, 'portal', 'dist'), page)
  const html = gzipped(page)
  const runs = await runLighthouse(`${origin}/`)
  const middle = (figure: keyof LighthouseFigures) => median(runs.map((run) => run[figure]))
  const kilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
  return {
    title: 'First load of the portal',
    method: `Sizes gzipped, from the production build: the module scripts and preloads of the lobby's HTML; the HTML as served, with the first results in it. Lighthouse: mobile preset (4 × slower processor, 1.6 Mbps, 150 ms; the index of this one is ${middle('benchmarkIndex').toFixed(0)}), lobby, medians of ${lighthouseRuns} runs on the running server.`,
    columns: ['measured', 'figure', 'goal', 'refused above'],
    best: { column: 'figure', better: (row) => (row === 'Lighthouse performance' ? 'more' : 'less') },
    rows: [
      ['first JavaScript', kilobytes(size.javascript), '≤ 110 KB', '145 KB'],
      ['CSS', kilobytes(size.css), '≤ 15 KB', '25 KB'],
      ['HTML', kilobytes(html), '≤ 12 KB', '20 KB'],
      ['Lighthouse performance', middle('score').toFixed(0), '≥ 95', '90 (below)'],
      ['First Contentful Paint', seconds(middle('firstContentfulPaint')), '≤ 1.2 s', '1.8 s'],
      ['Largest Contentful Paint', seconds(middle('largestContentfulPaint')), '≤ 1.9 s', '2.0 s'],
      ['Total Blocking Time', `${middle('totalBlockingTime').toFixed(0)} ms`, '≤ 100 ms', '200 ms'],
      ['Cumulative Layout Shift', middle('cumulativeLayoutShift').toFixed(3), '≤ 0.02', '0.05'],
    ],
  }
}

const gzipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length

/** Sums up what a page made of a build names: module scripts, module preloads and stylesheets. */
export function measureFirstLoad(dist: string, html: string): FirstLoad {
  const sizeOf = (addresses: string[]) =>
    [...new Set(addresses)].reduce(
      (total, address) => total + gzipped(readFileSync(join(dist, new URL(address, 'http://portal/').pathname))),
      0,
    )
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
  const named = (chosen: (tag: string) => boolean, name: string) =>
    tags.filter(chosen).flatMap((tag) => attribute(tag, name) ?? [])
  return {
    javascript: sizeOf([
      ...named((tag) => tag.startsWith('<script'), 'src'),
      ...named((tag) => attribute(tag, 'rel') === 'modulepreload', 'href'),
    ]),
    css: sizeOf(named((tag) => attribute(tag, 'rel') === 'stylesheet', 'href')),
  }
}

async function runLighthouse(address: string): Promise<LighthouseFigures[]> {
  const browser = await ensureBrowser()
  const folder = mkdtempSync(join(tmpdir(), 'croupier-lighthouse-'))
  const runs = Array.from({ length: lighthouseRuns }, (_value, run) => {
    const report = join(folder, `${run}.json`)
    const flags = ['--headless', ...browserFlags].join(' ')
    execFileSync(
      command('lighthouse'),
      [
        address,
        '--quiet',
        '--only-categories=performance',
        '--output=json',
        `--output-path=${report}`,
        `--chrome-flags=${flags}`,
      ],
      { env: { ...process.env, CHROME_PATH: browser }, stdio: ['ignore', 'ignore', 'inherit'], timeout: 180_000 },
    )
    return readFigures(report)
  })
  rmSync(folder, { recursive: true, force: true })
  return runs
}

function readFigures(report: string): LighthouseFigures {
  const { categories, audits, environment } = JSON.parse(readFileSync(report, 'utf8')) as {
    environment: { benchmarkIndex: number }
    categories: { performance: { score: number } }
    audits: Record<string, { numericValue: number }>
  }
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    score: categories.performance.score * 100,
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
    benchmarkIndex: environment.benchmarkIndex,
  }
}
