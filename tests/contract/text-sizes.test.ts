import { expect, it } from 'vitest'
import { filesUnder, read } from './support/files.ts'
import { lineAt } from './support/source.ts'

/** Pixels below which text is hard to read on a phone that is held in one hand. */
const LEAST = 12
/** Pixels of a rem. */
const REM = 16

/** Where the size of a text is said. Pictures are drawings, shown at a size of their own. */
const styled = ['portal', 'admin', 'server', 'fonts']
  .flatMap(filesUnder)
  .filter((path) => /\.(css|html|tsx?|js)$/.test(path) && !/\.test\.|\/art\/|\/(art|cover|card-art)\.ts$/.test(path))

/** A size in CSS, in a class, among the tokens, in the style of a part, on a canvas: the number and its unit. */
const sizes = [
  /font-size:\s*([\d.]+)(px|rem)/g,
  /\btext-\[([\d.]+)(px|rem)\]/g,
  /--text-\w+:\s*([\d.]+)(px|rem)/g,
  /fontSize:\s*['"`]?([\d.]+)(px|rem)?\b/g,
  /\.font = ['"`][^'"`]*?([\d.]+)(px|rem)/g,
]

const pixels = (number: string, unit: string | undefined) => Number(number) * (unit === 'rem' ? REM : 1)

it(`no text is smaller than ${LEAST} pixels`, () => {
  const small = styled.flatMap((path) => {
    const text = read(path)
    return sizes
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .filter(([, number = '', unit]) => pixels(number, unit) > 0 && pixels(number, unit) < LEAST)
      .map(({ index, 0: found }) => `${path}:${lineAt(text, index)} ${found}`)
  })
  expect(small).toEqual([])
})
