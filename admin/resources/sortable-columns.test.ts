import { readdirSync, readFileSync } from 'node:fs'
import { Kind } from 'graphql'
import { expect, it } from 'vitest'
import { sortableFields } from '../providers/order-of.ts'
import { operations } from './operations.ts'

const folder = new URL('./', import.meta.url)

/**
 * Columns of a table whose headings can be pressed (one without a source cannot), and what a phone offers instead; there the order that
 * the list begins with may stand, which leads back to how it comes unless told.
 */
function sortsOf(text: string): string[] {
  const columns = [...text.matchAll(/<DataTable\.(?:NumberCol|Col)\b([^>]*?)(?:\/?>|\brender=)/gs)]
    .map(([, properties = '']) => properties)
    .filter((properties) => !/\bdisableSort\b/.test(properties))
    .map((properties) => /\bsource="(\w+)"/.exec(properties)?.[1] ?? '')
  const offered = [...text.matchAll(/\bsorts=\{\[([^\]]*)\]\}/g)].flatMap(([, names = '']) => [
    ...names.matchAll(/'(\w+)'/g),
  ])
  const first = /<List\b[^>]*\bsort=\{\{ field: '(\w+)'/s.exec(text)?.[1]
  return [...columns, ...offered.map(([, name = '']) => name).filter((name) => name !== first)].filter(Boolean)
}

/** A list of pages; one that comes whole is sorted here by any of its columns. */
const isPaged = (resource: string): boolean => {
  const [operation] = operations[resource]?.list.definitions ?? []
  return (
    operation?.kind === Kind.OPERATION_DEFINITION &&
    (operation.variableDefinitions ?? []).some(({ variable }) => variable.name.value === 'page')
  )
}

const lists = Object.keys(operations)
  .filter((resource) => isPaged(resource))
  .flatMap((resource) => {
    const files = readdirSync(folder).includes(resource) ? readdirSync(new URL(`${resource}/`, folder)) : []
    return files.filter((file) => file.endsWith('List.tsx')).map((file) => ({ resource, file }))
  })

it('reads the lists', () => {
  expect(lists.length).toBeGreaterThan(30)
})

it.each(lists)('$file sorts by nothing that its list is not ordered by', ({ resource, file }) => {
  const known = sortableFields(operations[resource]?.list ?? expect.fail(resource))
  const sorts = sortsOf(readFileSync(new URL(`${resource}/${file}`, folder), 'utf8'))
  expect(sorts.filter((source) => !known.includes(source))).toEqual([])
})
