// @vitest-environment jsdom
import { gql } from '@apollo/client'
import { HttpError } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { client } from './client.ts'
import { codesOf, isNotFound, mayPass, retryWhatMayPass } from './failures.ts'
import { createI18nProvider } from './i18n-provider.ts'
import { UserErrors } from './user-errors.ts'

const query = gql`query Any { any }`

beforeEach(async () => {
  localStorage.setItem('croupier.console.language', 'en')
  await createI18nProvider()
})
afterEach(() => vi.unstubAllGlobals())

/** The failure of a read that the server answers so. */
async function failureOf(answer: () => Promise<Response>): Promise<Error> {
  vi.stubGlobal('fetch', answer)
  return client.query({ query }).then(
    () => expect.fail('It did not fail'),
    (error: Error) => error,
  )
}
const answered = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status })
const refused = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] })

describe('a failure', () => {
  it('has the words of the server, whatever its status', async () => {
    const failure = await failureOf(answered(400, refused('BAD_INPUT', 'Something is not right.')))
    expect(failure.message).toBe('Something is not right.')
    expect(codesOf(failure)).toEqual(['BAD_INPUT'])
  })

  it('of a value that a scalar refused names the field, in our words', async () => {
    const message =
      'Variable "$f" got invalid value "12x" at "f.minimum"; Money is written as a decimal string with at most four places, like "150000.00".'
    const failure = await failureOf(answered(400, refused('BAD_USER_INPUT', message)))
    expect(failure.message).toBe('Least amount: the value does not have the right form. Please check it.')
  })

  it('of a server out of reach, or in trouble, is a sentence of ours', async () => {
    const away = await failureOf(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(away.message).toBe('The server cannot be reached. Please check the network, then try again.')
    const broken = await failureOf(async () => new Response('<html>', { status: 502 }))
    expect(broken.message).toBe('The server is in trouble (status 502). Please try again in a moment.')
    expect([away, broken].map(mayPass)).toEqual([true, true])
  })
})

it('only what may pass is tried again, three times at most', async () => {
  const refusal = (code: string) => new HttpError('', 200, { graphQLErrors: [{ message: '', extensions: { code } }] })
  expect(mayPass(refusal('UPSTREAM_UNAVAILABLE'))).toBe(true)
  for (const code of ['BAD_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'RATE_LIMITED']) expect(mayPass(refusal(code))).toBe(false)
  expect(mayPass(await failureOf(answered(400, refused('BAD_USER_INPUT', ''))))).toBe(false)
  expect(mayPass(new UserErrors([]))).toBe(false)
  expect(mayPass(new HttpError('away', undefined))).toBe(true)
  expect([2, 3].map((failures) => retryWhatMayPass(failures, refusal('UPSTREAM_UNAVAILABLE')))).toEqual([true, false])
})

it('what is not there is told by the code of the server, or by a list without it', () => {
  expect(isNotFound(new HttpError('', 200, { graphQLErrors: [{ extensions: { code: 'NOT_FOUND' } }] }))).toBe(true)
  expect(isNotFound(new HttpError('NOT_FOUND', 200, new Error('NOT_FOUND')))).toBe(true)
  expect(isNotFound(new HttpError('Failed', 503))).toBe(false)
})
