import type { Cell, Heading } from '../../../db/export-source.ts'

type Say = (key: string) => string | undefined

/** What stands above the columns, in words. */
export const headingsOf = (headings: readonly Heading[], say: Say): string[] =>
  headings.map(({ heading }) => say(heading) ?? heading)

/** Rows with words in the place of codes; a code without words stays. */
export const inWords = (lines: readonly (readonly Cell[])[], headings: readonly Heading[], say: Say): Cell[][] =>
  lines.map((cells) =>
    cells.map((cell, index) => {
      const under = headings[index]?.words
      return under !== undefined && typeof cell === 'string' ? (say(`${under}.${cell}`) ?? cell) : cell
    }),
  )
