import { expect, it } from 'vitest'
import { requiredRight } from '../../server/gateway/requires.ts'
import { buildSchema } from '../../server/gateway/schema.ts'
import { rightsOfFields } from './support/operation-rights.ts'

const schema = buildSchema()

it('fields of operators say the rights that the REST calls behind them demand', async () => {
  const roots = { Query: schema.getQueryType(), Mutation: schema.getMutationType() }
  const wrong: string[] = []
  for (const { field, rights } of await rightsOfFields(schema)) {
    const [type, name] = field.split('.') as ['Query' | 'Mutation', string]
    const known = roots[type]?.getFields()[name]
    const said = known === undefined ? undefined : requiredRight(schema, known)
    if (said !== rights[0] || rights.length > 1) wrong.push(`${field} says ${said}, demands ${rights.join(', ')}`)
  }
  expect(wrong).toEqual([])
})
