import { describe, expect, it } from 'vitest'
import { filesUnder, read } from './support/files.ts'
import { describeImport, importsOf } from './support/imports.ts'
import { blank, findLines } from './support/source.ts'

const product = ['portal', 'admin', 'lottery', 'server']
  .flatMap(filesUnder)
  .filter((path) => /\.(tsx?|js)$/.test(path) && !/\.test\.|\.generated\.|\/generated\.ts$/.test(path))

/** Who asks Intl itself, and why it may. */
const mayAsk = new Set([
  // Pages of games are served as they are: their one place for figures.
  'server/simulator/games/page/setup.js',
  // Whether there is a zone of a name.
  'server/platform/lib/local-day.ts',
])

/** Who writes cents that are nought: what shows the member's balance (§9, decision 0053). */
const writesCents = new Set([
  'portal/layouts/balance-view.tsx',
  'portal/features/member/member-card.tsx',
  'portal/features/play/play-header.tsx',
])

describe('money, numbers and dates', () => {
  it('are written by formats/ alone, in the language of the reader', () => {
    const pattern =
      /\bIntl\s*\.\s*(NumberFormat|DateTimeFormat)\b(?!\(\)\.resolvedOptions)|\.toLocale(Date|Time)?String\b/g
    const elsewhere = product.filter((path) => !mayAsk.has(path))
    expect(elsewhere.flatMap((path) => findLines(path, blank(read(path), { strings: false }), pattern))).toEqual([])
  })

  it('are not shown by the fields of react-admin, which write as the browser speaks', () => {
    const pattern = /\b(Number|Date)Field\b|\bDataTable\.(Number|Date)Col\b/g
    const pages = product.filter((path) => path.startsWith('admin/'))
    expect(pages.flatMap((path) => findLines(path, blank(read(path), { strings: false }), pattern))).toEqual([])
  })

  it('have no currency put behind them by hand: some languages write it before the amount', () => {
    const pattern = /\)\} \$\{[\w.]*(currency|currencySymbol|symbol)\}|\}(\s|\\u00a0)?₫|\} (VND|đ)\b/g
    const pages = product.filter((path) => /^(portal|admin|server\/simulator)\//.test(path))
    expect(pages.flatMap((path) => findLines(path, read(path), pattern))).toEqual([])
  })

  it('have cents that are nought in the balance alone', () => {
    const pattern = /\bcents: true\b|<(Money|SiteMoney)(Text)?\b[^>]*\bcents\b/g
    const elsewhere = product.filter((path) => !writesCents.has(path))
    expect(elsewhere.flatMap((path) => findLines(path, read(path), pattern))).toEqual([])
  })

  it('know nothing of the rest of the product', () => {
    const outward = filesUnder('formats')
      .filter((path) => path.endsWith('.ts'))
      .flatMap(importsOf)
      .filter(({ target }) => !/^(formats\/|vitest$)/.test(target))
    expect(outward.map(describeImport)).toEqual([])
  })
})
