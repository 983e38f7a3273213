import { isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { requiredRole } from '../../server/gateway/requires.ts'
import { buildSchema } from '../../server/gateway/schema.ts'

const schema = buildSchema()

it('who sees what of the GraphQL schema is what was committed', async () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const others = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type),
  )
  const lines = [...roots, ...others].flatMap((type) => {
    if (!isObjectType(type)) return []
    const fields = Object.values(type.getFields()).map((field) => ({
      name: `${type.name}.${field.name}`,
      role: requiredRole(schema, field),
    }))
    // Below the root only what is narrower than its parent is worth a line.
    return fields
      .filter(({ role }) => roots.includes(type) || role !== undefined)
      .map(({ name, role }) => `${name}: ${role ?? 'everybody'}`)
  })
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('graphql-access.snapshot.txt')
})

it('everything of operators demands an operator', () => {
  const open = [schema.getQueryType(), schema.getMutationType()]
    .flatMap((type) => Object.values(type?.getFields() ?? {}))
    .filter(
      (field) =>
        /^(Operator|Merchant|Audit|TrialBalance)/.test(String(field.type)) &&
        requiredRole(schema, field) !== 'OPERATOR',
    )
    .map((field) => field.name)
  // Who am I, and let me in.
  expect(open.sort()).toEqual(['operator', 'operatorSignIn'])
})
