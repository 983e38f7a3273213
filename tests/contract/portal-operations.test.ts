import { expect, it } from 'vitest'
import { filesUnder, read } from './support/files.ts'
import { findLines } from './support/source.ts'

it('the portal asks for refusals by their code, an enum of each domain, and one fragment', () => {
  const others = filesUnder('portal')
    .filter((path) => path.endsWith('.graphql'))
    .flatMap((path) => findLines(path, read(path), /\buserErrors\b(?!\s*\{\s*code\s+\.\.\.UserErrorParts\s*\})/g))
  expect(others).toEqual([])
})
