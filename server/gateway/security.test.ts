import { afterEach, expect, it } from 'vitest'
import { failWith } from './testing/fake-wps.ts'
import { startGateway, type TestGateway } from './testing/gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.close())

const token = 'a-token-of-a-remembered-device'
const session = {
  token: 'token-of-the-session',
  expiresAt: '2026-11-21T20:30:00.000Z',
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: false,
  deviceToken: token,
}
const signIn = `mutation { signIn(input: { type: USERNAME, username: "a", password: "b", remember: true }) {
  token secondStep { ticket methods } userErrors { code } } }`
const resume = 'mutation { resumeSession { token userErrors { code } } }'
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie'] ?? '')

it('keeps the token of a remembered device where no script reads it', async () => {
  gateway = await startGateway({ answers: { signIn: () => session } })
  const answer = await gateway.query(signIn)
  expect(cookieOf(answer)).toBe(`device=${token}; Max-Age=86400; Path=/; HttpOnly; SameSite=Strict`)
  expect(JSON.stringify(answer.data)).not.toContain(token)
})

it('keeps it for this very host over TLS where people come by TLS, and takes no other', async () => {
  gateway = await startGateway({
    publicUrl: 'https://senvang.example',
    answers: { signIn: () => session, resumeSession: () => session },
  })
  expect(cookieOf(await gateway.query(signIn))).toBe(
    `__Host-device=${token}; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Strict`,
  )
  await gateway.query(resume, { headers: { cookie: `device=${token}` } })
  expect(gateway.wps.countOf('resumeSession')).toBe(0)
  await gateway.query(resume, { headers: { cookie: `other=1;__Host-device=${token}` } })
  expect(gateway.wps.countOf('resumeSession')).toBe(1)
})

it('exchanges the cookie for a session and the next cookie', async () => {
  gateway = await startGateway({
    answers: { resumeSession: () => ({ ...session, deviceToken: 'the-next-token-of-it' }) },
  })
  const answer = await gateway.query(resume, { headers: { cookie: `other=1; device=${token}` } })
  expect(answer.data).toEqual({ resumeSession: { token: session.token, userErrors: [] } })
  expect(cookieOf(answer)).toContain('device=the-next-token-of-it;')
  const call = gateway.wps.requests.find(({ url }) => url === '/wps/session/login/device')
  expect((await gateway.wps.open(call?.body)).body).toEqual({ deviceToken: token })
})

it('asks nobody without a cookie, and forgets a cookie that is refused', async () => {
  gateway = await startGateway({ answers: { resumeSession: failWith(422, 'DEVICE_TOKEN_REFUSED') } })
  const none = await gateway.query(resume)
  expect(none.data).toEqual({ resumeSession: { token: null, userErrors: [] } })
  expect(gateway.wps.countOf('resumeSession')).toBe(0)
  const refused = await gateway.query(resume, { headers: { cookie: `device=${token}` } })
  expect(refused.data).toMatchObject({ resumeSession: { token: null, userErrors: [{ code: 'DEVICE_TOKEN_REFUSED' }] } })
  expect(cookieOf(refused)).toContain('device=; Max-Age=0;')
})

it('tells a second step as what comes next, not as a failure', async () => {
  const secondStep = { ticket: 't', methods: ['TOTP', 'RECOVERY'], expiresAt: '2026-11-21T08:35:00.000Z' }
  gateway = await startGateway({ answers: { signIn: failWith(403, 'SECOND_STEP_NEEDED', { secondStep }) } })
  const { data } = await gateway.query(signIn)
  expect(data).toEqual({
    signIn: { token: null, secondStep: { ticket: 't', methods: ['TOTP', 'RECOVERY'] }, userErrors: [] },
  })
})

it('tells it likewise to whoever came by another house', async () => {
  const secondStep = { ticket: 't', methods: ['TOTP', 'RECOVERY'], expiresAt: '2026-11-21T08:35:00.000Z' }
  gateway = await startGateway({ answers: { signInWithFirebase: failWith(403, 'SECOND_STEP_NEEDED', { secondStep }) } })
  const { data } = await gateway.query(`mutation { signInWithFirebase(input: { firebaseIdToken: "a.b.c" }) {
    token registration { provider } secondStep { ticket methods } userErrors { code } } }`)
  expect(data).toEqual({
    signInWithFirebase: {
      token: null,
      registration: null,
      secondStep: { ticket: 't', methods: ['TOTP', 'RECOVERY'] },
      userErrors: [],
    },
  })
})

it('lets the browser know that a session is locked, whatever was asked', async () => {
  const locked = failWith(423, 'SESSION_LOCKED')
  gateway = await startGateway({ answers: { getMember: locked, setLanguage: locked } })
  const asked = await gateway.query('{ me { id } }', { token: 'token-of-a-member' })
  const changed = await gateway.query('mutation { setLanguage(input: { language: "en" }) { userErrors { code } } }', {
    token: 'token-of-a-member',
  })
  for (const { errors } of [asked, changed]) expect(errors?.[0]?.extensions?.code).toBe('SESSION_LOCKED')
})

it('takes no subscription that an answer ends, and says what takes it', async () => {
  const text = 'subscription { siteChanged }'
  gateway = await startGateway({ operations: { one: text } })
  const answers = [
    await gateway.query(text),
    await gateway.query('subscription { balanceChanged { balance } }', { token: 'token-of-a-member' }),
    await gateway.post({ documentId: 'one' }),
  ]
  for (const { status, errors } of answers) {
    expect(status).toBe(400)
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('WebSocket'),
      extensions: { code: 'BAD_REQUEST' },
    })
  }
  expect(gateway.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

it('tells in the reader’s language what is no operation at all, in the form of every answer', async () => {
  gateway = await startGateway()
  const send = (payload: string, type = 'application/json') =>
    gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': type, 'accept-language': 'en' },
      payload,
    })
  const answers = [
    await send(''),
    await send('{"query":'),
    await send('{"query":"{ product }","__proto__":{"a":1}}'),
    await send(JSON.stringify({ query: 'x'.repeat(200_000) })),
    await send('query=1', 'application/x-www-form-urlencoded'),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 413, 415])
  for (const answer of answers)
    expect(answer.json()).toEqual({
      errors: [
        {
          message: 'Something in what was sent is not right.',
          extensions: { code: 'BAD_INPUT', requestId: answer.headers['x-request-id'] },
        },
      ],
    })
})
