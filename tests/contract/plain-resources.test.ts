import { buildSchema, type DocumentNode, Kind, print } from 'graphql'
import { expect, it } from 'vitest'
import { operations } from '../../admin/resources/operations.ts'
import { plainResources } from '../../admin/resources/plain-resources.ts'
import { documentOf, verbs } from '../../scripts/lib/plain-resources.mjs'
import { Shortfall } from '../../scripts/lib/terminal.mjs'
import { read } from './support/files.ts'

const schema = buildSchema(read('graphql/schema.graphql'))

it('no document of the console is written by hand that would be generated alike', () => {
  const alike = Object.entries(operations).flatMap(([resource, known]) =>
    verbs
      .filter((verb) => plainResources[resource]?.[verb] === undefined)
      .filter((verb) => known[verb] !== undefined && isPlain(resource, verb, known[verb]))
      .map((verb) => `${resource}: ${verb}`),
  )
  expect(alike, 'name their root fields in admin/resources/plain-resources.ts instead').toEqual([])
})

/** Whether a verb's document is, but for its name, what would be written around its own fragments. */
function isPlain(name: string, verb: (typeof verbs)[number], { definitions }: DocumentNode): boolean {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const [root] = operation?.selectionSet.selections ?? []
  if (operation?.name === undefined || root?.kind !== Kind.FIELD) return false
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  const source = { name, plain: { list: '', [verb]: root.name.value }, fragments }
  try {
    const written = print(operation).replace(operation.name.value, '')
    return documentOf(schema, source, verb).replace(/(?<=^\w+ )\w+/, '') === written
  } catch (error) {
    if (error instanceof Shortfall) return false
    throw error
  }
}
