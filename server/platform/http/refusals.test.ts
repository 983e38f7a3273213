import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomAddress, startPlatform, type TestPlatform } from '../../../tests/support/platform.ts'
import { answerFailures } from './failures.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())

it('a text that the database takes for no value of the type is bad input', async () => {
  const app = fastify()
  answerFailures(app, platform.context)
  app.get('/', () => platform.database.raw('select $1::uuid', ['x']))
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' })
})

describe('a file that is sent', () => {
  const send = async (contentType: string, body: string) => {
    const { token } = await platform.signedInMember()
    const response = await fetch(`${platform.url}/wps/files`, {
      method: 'POST',
      headers: { 'content-type': contentType, authorization: `Bearer ${token}` },
      body,
    })
    return { status: response.status, ...((await response.json()) as { code?: string; field?: string }) }
  }
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n'
  it.each([
    ['without a boundary', 'multipart/form-data', `${part}\r\nabc\r\n--x--\r\n`],
    ['with an end before the end of its head', 'multipart/form-data; boundary=x', part],
    ['with an end before the end of its part', 'multipart/form-data; boundary=x', `${part}\r\nabc`],
    ['with nothing in it', 'multipart/form-data; boundary=x', ''],
  ])('%s is none', async (_name, contentType, body) => {
    expect(await send(contentType, body)).toMatchObject({ status: 400, code: 'UPLOAD_MISSING', field: 'file' })
  })
})

it('passwords that come in a crowd are checked or sent away at once, and those sent away do not count', async () => {
  const account = (await platform.member()).account
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      platform.call('signIn', {
        ip: randomAddress(),
        body: { type: 'username', username: `nobody${index}x`, password: 'Wrong@12345' },
      }),
    ),
  )
  expect(new Set(answers.map(({ status, code }) => `${status} ${code}`))).toContain('503 TRY_AGAIN')
  for (const { status, headers } of answers.filter((one) => one.code === 'TRY_AGAIN'))
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  const busy = answers.findIndex(({ code }) => code === 'TRY_AGAIN')
  const { id } = await platform.context.sites.defaultMerchant()
  const taken = await platform.database.raw<{ failures: number }>(
    'select failures from sign_in_failures where merchant_id = $1 and subject = $2 and failures > 0',
    [id, `name:nobody${busy}x`],
  )
  expect(taken).toEqual([])
  const body = { type: 'username', username: account, password: 'Demo@12345' }
  expect((await platform.call('signIn', { ip: randomAddress(), body })).success).toBe(true)
})
