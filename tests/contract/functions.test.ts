import { expect, it } from 'vitest'
import { filesUnder, read } from './support/files.ts'
import { type FunctionOfFile, functionsOf } from './support/functions.ts'

/** Lines a function may have; one that draws a page in JSX may have more (docs/STYLE.md). */
const rooms = [
  { folders: ['server', 'lottery', 'scripts'], mostLines: 70 },
  { folders: ['portal', 'admin'], mostLines: 100 },
]

/** Functions that are too long today, one `path name lines` a line. The list may only become shorter. */
const listed = read('tests/contract/long-functions.txt').split('\n').filter(Boolean)

it('keeps functions short, but for those listed, as long as they are listed', () => {
  const found = rooms.flatMap(({ folders, mostLines }) =>
    folders
      .flatMap(filesUnder)
      .filter((path) => /\.(tsx?|m?js)$/.test(path) && !/\.(test|spec|generated)\.|(^|\/)testing\//.test(path))
      .flatMap(functionsOf)
      .filter(({ lines }) => lines > mostLines),
  )
  expect(found.map(describeFunction).toSorted()).toEqual(listed)
})

function describeFunction({ file, name, lines }: FunctionOfFile): string {
  return `${file} ${name} ${lines}`
}
