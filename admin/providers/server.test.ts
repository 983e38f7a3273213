import { parse } from 'graphql'
import { afterEach, expect, it, vi } from 'vitest'
import { client } from './client.ts'
import { isNotFound } from './failures.ts'
import { change, readOfMember } from './server.ts'

afterEach(() => vi.restoreAllMocks())

it('gives what a form had read back without the names of types', async () => {
  const payload = { userErrors: [] }
  const mutate = vi.spyOn(client, 'mutate').mockResolvedValue({ data: { payload } })
  const read = { multiplier: 3, __typename: 'TurnoverRule', weights: [{ percent: 100, __typename: 'Weight' }] }
  await change(parse('mutation { payload: save { userErrors } }'), { input: read })
  expect(mutate.mock.calls[0]?.[0].variables).toEqual({ input: { multiplier: 3, weights: [{ percent: 100 }] } })
})

it('reads what a page shows of a member, and says so where there is no such member', async () => {
  const query = vi.spyOn(client, 'query')
  const wallets = parse('query { member: operatorMember(id: "m1") { part: wallets { account } } }')
  query.mockResolvedValueOnce({ data: { member: { part: [] } } } as never)
  expect(await readOfMember(wallets, {})).toEqual([])
  query.mockResolvedValueOnce({ data: { member: null } } as never)
  expect(isNotFound(await readOfMember(wallets, {}).catch((error: unknown) => error))).toBe(true)
})
