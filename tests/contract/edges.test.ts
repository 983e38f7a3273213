import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { callsByIds } from '../../server/gateway/references.ts'
import { requiredRight, requiredRole } from '../../server/gateway/requires.ts'
import { startGateway } from '../../server/gateway/testing/gateway.ts'
import { contractFile } from '../../server/gateway/wps/contract.ts'
import { edges, schema } from './support/edges.ts'
import { rightsOfCalls } from './support/operation-rights.ts'
import { documentTo } from './support/paths.ts'

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string }[]
}
const { paths } = JSON.parse(readFileSync(contractFile, 'utf8')) as { paths: Record<string, Record<string, Operation>> }
const operations = new Map(
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
)

it('each call behind an edge takes ids, or answers with a short list whole, and stands behind one', () => {
  const takesIds = (call: string) => operations.get(call)?.parameters?.some(({ name }) => name === 'ids') ?? false
  const without = Object.entries(callsByIds).filter(([call, how]) => takesIds(call) === 'isWhole' in how)
  // What `node` asks first.
  const behindNode = ['findBrandRecords', 'findOwnRecords']
  const unused = Object.keys(callsByIds).filter(
    (call) => !behindNode.includes(call) && !edges.some((edge) => edge.call === call),
  )
  expect({ without, unused }).toEqual({ without: [], unused: [] })
})

it('an edge may fail alone, begins at a field of its type, and says the right that its call demands', () => {
  const rights = rightsOfCalls()
  const wrong = edges.filter(
    ({ type, field, key, call }) =>
      String(field.type).endsWith('!') ||
      type.getFields()[key] === undefined ||
      requiredRight(schema, field) !== rights.get(call) ||
      (rights.has(call) && requiredRole(schema, field) !== 'OPERATOR'),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

it('from wherever an edge can be reached, its thing is asked for by the id that stands there', async () => {
  const gateway = await startGateway()
  try {
    const wrong: string[] = []
    for (const { type, field, name, call } of edges) {
      const document = documentTo(schema, type.name, field.name)
      if (document === undefined) wrong.push(`${name}: nothing leads there`)
      else {
        gateway.wps.calls.length = 0
        const { errors } = await gateway.query(document, { token: 'token-of-an-operator' })
        if (!gateway.wps.calls.includes(call))
          wrong.push(`${name}: ${document} ${JSON.stringify(errors?.[0]?.message)}`)
      }
    }
    expect(wrong).toEqual([])
  } finally {
    await gateway.close()
  }
})
