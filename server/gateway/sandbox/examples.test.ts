import { readdirSync, readFileSync } from 'node:fs'
import { getOperationAST, Kind, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { checkOperation } from '../plugins/limits.ts'
import { buildSchema } from '../schema.ts'

const schema = buildSchema()
const folder = new URL('page/examples/', import.meta.url)

describe('examples of the sandbox', () => {
  it.each(readdirSync(folder))('%s fits the schema and its limits', (name) => {
    const document = parse(readFileSync(new URL(name, folder), 'utf8'))
    expect(validate(schema, document)).toEqual([])
    const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    for (const { name: own } of operations) {
      const operation = getOperationAST(document, own?.value)
      expect(operation && checkOperation(schema, document, operation, {})).toBeUndefined()
    }
  })

  it('stand for every audience', () => {
    expect(readdirSync(folder).sort()).toEqual(
      ['agent', 'developer', 'member', 'operator', 'visitor'].map((one) => `${one}.graphql`),
    )
  })
})
