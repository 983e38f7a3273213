import { buildSchema, type ExecutionResult, graphql } from 'graphql'
import { expect, vi } from 'vitest'
import sdl from '../../graphql/schema.graphql?raw'

const schema = buildSchema(sdl, { assumeValidSDL: true })

/** What the gateway answers, by fields of `Query` and `Mutation`. What an answer lacks is a failure, as the schema has it. */
export type Answers = Readonly<Record<string, (input: Record<string, unknown>) => unknown>>

/** A payload that only refuses. */
export const refused = (code: string, message: string, field: readonly string[] = []) => ({
  userErrors: [{ code, message, field, retryAfter: null }],
})

/**
 * Stands in for the gateway, at its protocol: operations of the portal are executed over the real schema. Gives back what was
 * asked for, by field: the inputs of each call.
 */
export function playGateway(answers: Answers): Readonly<Record<string, unknown[]>> {
  const asked: Record<string, unknown[]> = Object.fromEntries(Object.keys(answers).map((field) => [field, []]))
  const rootValue = Object.fromEntries(
    Object.entries(answers).map(([field, answer]) => [
      field,
      (given: { input?: Record<string, unknown> }) => {
        asked[field]?.push(given.input ?? given)
        return answer(given.input ?? given)
      },
    ]),
  )
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address !== '/graphql') throw new Error(`Nobody answers at ${address}`)
    const { query: source, variables: variableValues, operationName } = JSON.parse(String(body))
    const result: ExecutionResult = await graphql({ schema, rootValue, source, variableValues, operationName })
    // Softly: what is thrown here the page would take for a failure of the network.
    expect.soft(result.errors ?? []).toEqual([])
    return new Response(JSON.stringify(result), { headers: { 'content-type': 'application/json' } })
  })
  return asked
}
