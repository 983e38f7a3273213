import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, isInputObjectType, Kind } from 'graphql'
import { expect, it } from 'vitest'
import { operations } from './operations.ts'

const folder = new URL('./', import.meta.url)
const schema = buildSchema(readFileSync(new URL('../../graphql/schema.graphql', import.meta.url), 'utf8'))

/** What the filter of a resource's list knows; undefined where the list comes whole and is narrowed here, or makes variables of its own. */
function knownBy(resource: string): string[] | undefined {
  const { list, listVariables } = operations[resource] ?? expect.fail(resource)
  if (listVariables !== undefined) return undefined
  const [operation] = list.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return undefined
  const filter = operation.variableDefinitions?.find(({ variable }) => variable.name.value === 'filter')?.type
  if (filter?.kind !== Kind.NAMED_TYPE) return undefined
  const type = schema.getType(filter.name.value)
  return isInputObjectType(type) ? Object.keys(type.getFields()) : undefined
}

/** Sources of the inputs with a key, as filters have one; `...span` stands for its two. */
const filtersOf = (text: string): string[] => [
  ...[...text.matchAll(/<\w+Input\b[^>]*?\bkey="\w+"[^>]*?\bsource="(\w+)"/gs)].map(([, source = '']) => source),
  ...(text.includes('...span') ? ['from', 'to'] : []),
]

const lists = Object.keys(operations).flatMap((resource) => {
  const known = knownBy(resource)
  if (known === undefined || !readdirSync(folder).includes(resource)) return []
  const files = readdirSync(new URL(`${resource}/`, folder)).filter((file) => file.endsWith('List.tsx'))
  return files.map((file) => ({ resource, file, known }))
})

it('reads the lists', () => {
  expect(lists.length).toBeGreaterThan(30)
})

it.each(lists)('$file filters by nothing that its list does not know', ({ resource, file, known }) => {
  const filters = filtersOf(readFileSync(new URL(`${resource}/${file}`, folder), 'utf8'))
  expect(filters.filter((source) => !known.includes(source))).toEqual([])
})

it.each(lists.filter(({ known }) => known.includes('from')))('$file offers the span that its list takes', (list) => {
  const filters = filtersOf(readFileSync(new URL(`${list.resource}/${list.file}`, folder), 'utf8'))
  expect(filters).toEqual(expect.arrayContaining(['from', 'to']))
})

/** Fields by which links to lists narrow them: `/games?filter=… JSON.stringify({ vendorCode: … })`, or `filtered('/games', { … })`. */
const linksOf = (text: string) =>
  [...text.matchAll(/['"`]\/(\w+)(?:\?filter=\$\{encodeURIComponent\(JSON\.stringify\(|', )\{([^;`]*?)\}\)/gs)].map(
    ([, resource = '', fields = '']) => ({
      resource,
      // Of a part that is only there sometimes (`...(x && { y: true })`) what stands within its braces.
      names: [
        ...fields.replace(/\.\.\.\([^{]*\{/g, '').matchAll(/(?:^|,|\s)(?!(?:true|false)\b)(\w+)(?=\s*[:,}]|\s*$)/g),
      ].map(([, name = '']) => name),
    }),
  )

const sources = readdirSync(new URL('../', folder), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/node_modules|dist|generated|\.test\./.test(path))
  .map((path) => ({ path, links: linksOf(readFileSync(new URL(`../${path}`, folder), 'utf8')) }))
  .filter(({ links }) => links.length > 0)

it('finds links that narrow', () => {
  expect(sources.length).toBeGreaterThan(4)
})

it.each(sources)('$path leads to lists by nothing that they do not know', ({ links }) => {
  const strange = links.flatMap(({ resource, names }) => {
    const known = resource in operations ? knownBy(resource) : undefined
    return known === undefined
      ? []
      : names.filter((name) => !known.includes(name)).map((name) => `${resource}: ${name}`)
  })
  expect(strange).toEqual([])
})
