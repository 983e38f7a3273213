import { type GraphQLField, type GraphQLNamedType, getNamedType, isEnumType, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSchema } from '../../server/gateway/schema.ts'
import { failWith } from '../../server/gateway/testing/fake-wps.ts'
import { startGateway, type TestGateway } from '../../server/gateway/testing/gateway.ts'
import { readContract } from '../../server/gateway/wps/contract.ts'
import { calls, every } from '../support/call-errors.ts'
import { argumentsOf } from './support/operation-rights.ts'

const schema = buildSchema()
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const changing = [...readContract().values()].filter(({ method }) => method !== 'GET').map(({ name }) => name)
/** They stay errors of the operation, whatever was asked. */
const neverTold = ['SESSION_LOCKED', 'INTERNAL_ERROR']

let gateway: TestGateway
beforeAll(async () => {
  // An agent is a member and has an account of his own; who operates is told by another call.
  const agent = () => ({ id: 'm1', account: 'agent01', type: 1, subaccount: null })
  gateway = await startGateway({ answers: { getMember: agent } })
})
afterAll(() => gateway.close())

it('every mutation answers with failures of its domain, whose code is an enum', () => {
  expect(mutations.length).toBeGreaterThan(200)
  expect(mutations.filter((mutation) => codesOf(mutation).length === 0).map(({ name }) => name)).toEqual([])
})

it('the enum of a mutation has each code with which the calls behind it may be refused', async () => {
  const missing: string[] = []
  for (const mutation of mutations) {
    const known = codesOf(mutation)
    const codes = [...every, ...(await callsBehind(mutation)).flatMap((call) => calls[call] ?? [`nothing of ${call}`])]
    const unknown = codes.filter((code) => !known.includes(code) && !neverTold.includes(code))
    missing.push(...unknown.map((code) => `${mutation.name}: ${code}`))
  }
  expect(missing).toEqual([])
})

it('a refusal that may be expected is told in the payload of every mutation, and leaves the operation whole', async () => {
  Object.assign(gateway.wps.answers, Object.fromEntries(changing.map((name) => [name, failWith(429, 'RATE_LIMITED')])))
  const wrong: string[] = []
  for (const mutation of mutations) {
    const { data, errors } = await send(mutation)
    const told = Object(data?.[mutation.name]).userErrors
    if (errors !== undefined || told?.length !== 1) wrong.push(`${mutation.name}: ${JSON.stringify({ told, errors })}`)
  }
  // Without the cookie of a device it asks for nothing.
  expect(wrong).toEqual(['resumeSession: {"told":[]}'])
})

/** The values of `code` of what a mutation tells in `userErrors`. */
function codesOf(mutation: GraphQLField<unknown, unknown>): string[] {
  const failure = typeOfField(getNamedType(mutation.type), 'userErrors')
  const isUserError = isObjectType(failure) && failure.getInterfaces().some(({ name }) => name === 'UserError')
  const codes = isUserError ? typeOfField(failure, 'code') : undefined
  return isEnumType(codes) ? codes.getValues().map(({ name }) => name) : []
}

function typeOfField(type: GraphQLNamedType | undefined, field: string): GraphQLNamedType | undefined {
  const found = isObjectType(type) ? type.getFields()[field] : undefined
  return found && getNamedType(found.type)
}

/** The calls that a mutation makes of a platform that answers samples. */
async function callsBehind(mutation: GraphQLField<unknown, unknown>): Promise<string[]> {
  gateway.wps.calls.length = 0
  const { status, errors } = await send(mutation)
  if (status !== 200) throw new Error(`${mutation.name} is not asked as the schema wants it: ${JSON.stringify(errors)}`)
  return [...new Set(gateway.wps.calls)]
}

const send = (mutation: GraphQLField<unknown, unknown>) =>
  gateway.query(`mutation { ${mutation.name}${argumentsOf(mutation)} { userErrors { code } } }`, {
    token: 'token-of-anybody',
  })
