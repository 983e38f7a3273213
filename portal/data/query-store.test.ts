import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { beforeEach, describe, expect, it, vi } from 'vitest'

type Numbers = TypedDocumentNode<{ number: number }, { of: string }>
const NumbersDocument = parse('query Numbers($of: String!) { number(of: $of) }') as Numbers

const values = new Map<string, string>()
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => values.set(key, value),
  clear: () => values.clear(),
}
const answers = vi.fn()

describe('queries of the first page', () => {
  beforeEach(() => {
    values.clear()
    answers.mockReset()
    vi.resetModules()
    vi.stubGlobal('localStorage', storage)
    vi.stubGlobal('sessionStorage', storage)
    vi.stubGlobal('document', { getElementById: () => null, cookie: '' })
    vi.stubGlobal('fetch', async () => ({ json: async () => answers() }))
  })
  const load = () => import('./query-store.ts')

  it('share one call between askers at the same time, and keep the answer', async () => {
    answers.mockReturnValue({ data: { number: 1 } })
    const { queryEntry, fetchEntry } = await load()
    const entry = queryEntry(NumbersDocument, { of: 'a' })
    expect(queryEntry(NumbersDocument, { of: 'a' })).toBe(entry)
    await Promise.all([fetchEntry(entry), fetchEntry(entry)])
    expect(answers).toHaveBeenCalledTimes(1)
    expect(entry.state).toEqual({ data: { number: 1 }, error: undefined, isLoading: false })
  })

  it('keep what was known when the server fails, and tell the failure', async () => {
    const { queryEntry, fetchEntry } = await load()
    const entry = queryEntry(NumbersDocument, { of: 'a' })
    answers.mockReturnValueOnce({ data: { number: 1 } })
    await fetchEntry(entry)
    answers.mockReturnValueOnce({
      data: null,
      errors: [{ message: 'no', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    })
    await fetchEntry(entry)
    expect(entry.state.data).toEqual({ number: 1 })
    expect(entry.state.error).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
  })

  it('never show one person what another was told', async () => {
    answers.mockReturnValue({ data: { number: 1 } })
    const { queryEntry, fetchEntry } = await load()
    const visitor = queryEntry(NumbersDocument, { of: 'a' })
    await fetchEntry(visitor)
    storage.setItem('token', 'somebody')
    expect(queryEntry(NumbersDocument, { of: 'a' })).not.toBe(visitor)
    expect(queryEntry(NumbersDocument, { of: 'a' }).state.data).toBeUndefined()
  })

  it('read again only what is on the page', async () => {
    answers.mockReturnValue({ data: { number: 2 } })
    const { queryEntry, readAgain } = await load()
    const seen = queryEntry(NumbersDocument, { of: 'seen' })
    const unseen = queryEntry(NumbersDocument, { of: 'unseen' })
    seen.listeners.add(() => undefined)
    await readAgain(['Numbers'])
    expect(answers).toHaveBeenCalledTimes(1)
    expect(seen.state.data).toEqual({ number: 2 })
    expect(queryEntry(NumbersDocument, { of: 'unseen' })).not.toBe(unseen)
  })

  it('end the session when the server no longer knows it', async () => {
    storage.setItem('token', 'old')
    answers.mockReturnValue({ data: null, errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] })
    const { queryEntry, fetchEntry } = await load()
    await fetchEntry(queryEntry(NumbersDocument, { of: 'a' }))
    expect(storage.getItem('token')).toBeNull()
  })
})
