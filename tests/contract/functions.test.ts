import { expect, it } from 'vitest'
import { filesUnder } from './support/files.ts'
import { type FunctionOfFile, functionsOf } from './support/functions.ts'

/** Lines a function may have; one that draws a page in JSX may have more (docs/STYLE.md). */
const rooms = [
  { folders: ['server', 'formats', 'lottery', 'scripts'], mostLines: 70 },
  { folders: ['portal', 'admin'], mostLines: 100 },
]

it('are short enough to be read at once', () => {
  const found = rooms.flatMap(({ folders, mostLines }) =>
    folders
      .flatMap(filesUnder)
      .filter((path) => /\.(tsx?|m?js)$/.test(path) && !/\.(test|spec|generated)\.|(^|\/)testing\//.test(path))
      .flatMap(functionsOf)
      .filter(({ lines }) => lines > mostLines),
  )
  expect(found.map(describeFunction)).toEqual([])
})

function describeFunction({ file, name, lines }: FunctionOfFile): string {
  return `${file} ${name} ${lines}`
}
