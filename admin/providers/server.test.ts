import { parse } from 'graphql'
import { afterEach, expect, it, vi } from 'vitest'
import { client } from './client.ts'
import { change } from './server.ts'

afterEach(() => vi.restoreAllMocks())

it('gives what a form had read back without the names of types', async () => {
  const payload = { userErrors: [] }
  const mutate = vi.spyOn(client, 'mutate').mockResolvedValue({ data: { payload } })
  const read = { multiplier: 3, __typename: 'TurnoverRule', weights: [{ percent: 100, __typename: 'Weight' }] }
  await change(parse('mutation { payload: save { userErrors } }'), { input: read })
  expect(mutate.mock.calls[0]?.[0].variables).toEqual({ input: { multiplier: 3, weights: [{ percent: 100 }] } })
})
