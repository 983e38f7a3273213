import { describe, expect, it } from 'vitest'
import english from '../locales/en/lottery-boards.json' with { type: 'json' }
import vietnamese from '../locales/vi/lottery-boards.json' with { type: 'json' }
import type { Family } from './core/family.ts'
import type { PlayType } from './core/play-type.ts'
import { families } from './families/families.ts'

/** Balls, digits and dice are shown as they are. */
const isNumber = (value: string) => /^\d+$/.test(value)

/** The keys of every word that a family needs. */
function keysOf(family: Family): readonly string[] {
  return [
    ...family.groups.map(({ code }) => `results.${code}`),
    ...family.playTypes.flatMap((play) => keysOfPlay(family, play)),
  ]
}

function keysOfPlay({ code: family }: Family, { code, group, board, prizes }: PlayType): readonly string[] {
  const values = board.rows
    .flatMap((row) => (row.kind === 'CHOICE' ? row.values : []))
    .filter((value) => !isNumber(value))
  return [
    `groups.${group}`,
    ...board.rows.map((row) => `rows.${row.code}`),
    ...values.map((value) => `values.${value}`),
    `playTypes.${family}.${code}.name`,
    `playTypes.${family}.${code}.rule`,
    ...(prizes.length > 1 ? prizes.map((prize) => `prizes.${family}.${code}.${prize.code}`) : []),
  ]
}

/** The keys of words as `rows.tens`. */
function flatten(words: object, prefix = ''): readonly string[] {
  return Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'object' ? flatten(word, `${prefix}${key}.`) : [`${prefix}${key}`],
  )
}

const all = Object.values(families)
const needed = new Set(all.flatMap(keysOf))

describe.each([
  ['vi', vietnamese],
  ['en', english],
] as const)('words of the boards in %s', (_, words) => {
  const written = flatten(words)

  it.each(all.map((family) => [family.code, family] as const))('say all of %s', (_code, family) => {
    expect([...new Set(keysOf(family))].filter((key) => !written.includes(key))).toEqual([])
  })

  it('say nothing that is not there', () => {
    expect(written.filter((key) => !needed.has(key))).toEqual([])
  })

  it('tell the play types of a family apart by their names', () => {
    const twice = Object.entries(words.playTypes).flatMap(([family, plays]) => {
      const names = Object.values(plays).map(({ name }) => name)
      return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${family}: ${name}`)
    })
    expect(twice).toEqual([])
  })
})
