import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

const KEY = ['merchants', 'getOne', { id: '7' }]

/** Saves a record as react-admin does, while a reading that was asked before goes on; gives how the reading ends. */
async function saveWhileReading(deed: string) {
  const client = createQueryClient()
  client.setQueryData(KEY, { status: 'OPEN' })
  let answer: (record: object) => void = () => undefined
  const reading = client
    .fetchQuery({ queryKey: KEY, queryFn: () => new Promise((resolve) => (answer = resolve)) })
    .catch((error: unknown) => error)
  const save = client.getMutationCache().build(client, {
    mutationKey: ['merchants', deed, { id: '7' }],
    mutationFn: async () => client.setQueryData(KEY, { status: 'MAINTENANCE' }),
  })
  await save.execute(undefined)
  answer({ status: 'OPEN' })
  await reading
  return client.getQueryData(KEY)
}

it('what was saved stays, though a reading from before it comes later', async () => {
  expect(await saveWhileReading('update')).toEqual({ status: 'MAINTENANCE' })
})

it('gives up no reading for a deed that is no save of the record', async () => {
  expect(await saveWhileReading('create')).toEqual({ status: 'OPEN' })
})

it('lets a first reading end', async () => {
  const client = createQueryClient()
  const reading = client.fetchQuery({ queryKey: KEY, queryFn: async () => ({ status: 'OPEN' }) })
  await client
    .getMutationCache()
    .build(client, { mutationKey: ['merchants', 'update', {}], mutationFn: async () => undefined })
    .execute(undefined)
  expect(await reading).toEqual({ status: 'OPEN' })
})
