import { describe, expect, it } from 'vitest'
import { LEDGER_REFUSALS, OUTCOMES } from '../../server/platform/db/outcomes.ts'
import { filesUnder, read } from './support/files.ts'

/** Each SQL function's text without its comments, by name. */
const functions = new Map(
  filesUnder('server/platform/db/functions')
    .filter((path) => path.endsWith('.sql'))
    .map((path) => [path.split('/').at(-1)?.replace('.sql', '') ?? '', read(path).replace(/^\s*--.*$/gm, '')]),
)
const WORD = /'([A-Z][A-Z_]+)'/g
const wordsIn = (text: string) => [...text.matchAll(WORD)].map(([, word]) => word ?? '')
const sorted = (words: Iterable<string>) => [...new Set(words)].sort()

/** The words that a function gives as its own answer: what is assigned, returned, or selected as the first column. */
function ownWords(text: string): string[] {
  const assigned = [...text.matchAll(/\boutcome := ([^;]+);/g)].flatMap(([, value = '']) => resultsOf(value))
  const returned = [...text.matchAll(/\breturn (?!query|next)([^;]*);/g)].flatMap(([, value = '']) => wordsIn(value))
  const selected = [...text.matchAll(/\breturn query select\s+(case[\s\S]+?end|'[A-Z_]+'::text)/g)].flatMap(
    ([, value = '']) => resultsOf(value),
  )
  return [...assigned, ...returned, ...selected]
}

/** Of an expression the words it may be; those of its conditions are compared with, not answered. */
function resultsOf(expression: string): string[] {
  if (!/\bcase\b/.test(expression)) return wordsIn(expression)
  return [...expression.matchAll(/\b(?:then|else)\s+'([A-Z][A-Z_]+)'/g)].map(([, word]) => word ?? '')
}

describe('outcomes of SQL functions', () => {
  it('are found in the files at all', () => {
    expect(functions.size).toBeGreaterThan(20)
    expect(ownWords(functions.get('bet_place') ?? '')).toContain('INVALID_TOKEN')
  })

  it.each(Object.entries(OUTCOMES))('%s answers what outcomes.ts says, and nothing else', (name, listed) => {
    const text = functions.get(name) ?? ''
    const permission = /\bpermission\.refusal|\bone\.refusal/.test(text) ? OUTCOMES.bet_permission : []
    const own = name === 'bet_permission' ? resultsOf(text) : ownWords(text)
    // Kept answers are given again; which those are, the table says.
    const kept = /\bknown\.outcome\b/.test(text) ? keptBy(name) : []
    expect(sorted([...own, ...permission, ...kept])).toEqual(sorted(listed))
  })

  it('refusals of ledger_move are those that outcomes.ts lists', () => {
    const text = functions.get('ledger_move') ?? ''
    const refused = [...text.matchAll(/\bv_refusal := '([A-Z_]+)'/g)].map(([, word]) => word ?? '')
    expect(sorted(refused)).toEqual(sorted(LEDGER_REFUSALS))
  })

  it('come from no function that outcomes.ts does not know', () => {
    const deciding = [...functions].filter(([, text]) =>
      /returns table \(\s*outcome text|'[A-Z_]+'::text, (false|null)/.test(text),
    )
    const passing = ['bet_batch']
    const strangers = deciding.map(([name]) => name).filter((name) => !(name in OUTCOMES) && !passing.includes(name))
    expect(strangers).toEqual([])
  })
})

/** What is kept of the orders of a kind, and answered again. */
function keptBy(name: string): readonly string[] {
  const check = /outcome text not null check \(outcome in \(([^)]+)\)\)/.exec(
    read('server/platform/db/migrations/0014_vendors.sql'),
  )
  const stored = wordsIn(check?.[1] ?? '')
  // A win or a rollback is kept when it was carried out; before a bet, a tombstone may stand for it.
  if (name === 'bet_place') return stored
  if (name === 'bet_win') return ['SUCCESS', 'TRANSACTION_CANCELLED']
  return name === 'bet_rollback' ? ['SUCCESS'] : []
}
