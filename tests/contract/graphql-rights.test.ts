import { type GraphQLSchema, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { requiredRight } from '../../server/gateway/requires.ts'
import { buildSchema } from '../../server/gateway/schema.ts'
import { type FieldRights, rightsOfFields } from './support/operation-rights.ts'

const schema = buildSchema()

it('fields of operators say the rights that the REST calls behind them demand', async () => {
  const asked = await rightsOfFields(schema)
  expect(asked.flatMap(wrongOf)).toEqual([])
  // A member's fields are among them: each says its own right beside that of the member.
  expect(asked.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['Query.operatorMember', 'OperatorMember.notes']),
  )
})

function wrongOf({ field, rights }: FieldRights): string[] {
  const said = rightSaid(schema, field)
  return said === rights[0] && rights.length < 2 ? [] : [`${field} says ${said}, demands ${rights.join(', ')}`]
}

function rightSaid(of: GraphQLSchema, field: string): string | undefined {
  const [name = '', fieldName = ''] = field.split('.')
  const type = of.getType(name)
  const known = isObjectType(type) ? type.getFields()[fieldName] : undefined
  return known === undefined ? undefined : requiredRight(of, known)
}
