import { type GraphQLSchema, isEnumType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { requiredRight } from '../../server/gateway/requires.ts'
import { buildSchema } from '../../server/gateway/schema.ts'
import { modules } from '../../server/platform/modules.ts'
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

it('the graph knows every right that the policies define, and no other', () => {
  const right = schema.getType('OperatorRight')
  if (!isEnumType(right)) throw new Error('There is no enum of rights')
  const defined = modules.flatMap((module) => ('rights' in module ? Object.keys(module.rights) : [])).sort()
  expect(right.getValues().map(({ value }) => value)).toEqual(defined)
  expect(right.getValues().map(({ name }) => name)).toEqual(defined.map(screaming))
})

/** `lotteryDraws.enter` as `LOTTERY_DRAWS_ENTER`. */
const screaming = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .replace('.', '_')
    .toUpperCase()

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
