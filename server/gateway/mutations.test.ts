import { afterEach, expect, it } from 'vitest'
import { failWith } from './testing/fake-wps.ts'
import { startGateway, type TestGateway } from './testing/gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.close())

const signIn = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { token captchaRequired member { account wallet { balance } } userErrors { code message field } }
}`
const credentials = { type: 'USERNAME', username: 'demo01', password: 'secret-canary', captcha: null }

it('seals the body of an (E) call to the published key, with time and nonce, and leaves out what is null', async () => {
  gateway = await startGateway()
  await gateway.query(signIn, { variables: { input: credentials } })
  await gateway.query(signIn, { variables: { input: credentials } })
  const sealed = gateway.wps.requests.filter((request) => request.url === '/wps/session/login')
  expect(sealed[0]?.headers['content-type']).toBe('application/jose')
  expect(sealed[0]?.body).not.toContain('secret-canary')
  const { body, header } = await gateway.wps.open(sealed[0]?.body)
  expect(body).toEqual({ type: 'username', username: 'demo01', password: 'secret-canary' })
  expect(header).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'key-of-the-test' })
  expect(Math.abs(Number(header.iat) - Date.now() / 1000)).toBeLessThan(10)
  expect((await gateway.wps.open(sealed[1]?.body)).header.jti).not.toBe(header.jti)
  expect(gateway.wps.countOf('getKeys')).toBe(1)
})

it('speaks for the new session in the rest of the operation', async () => {
  const member = { id: 'm', account: 'demo01', type: 0, subaccount: null }
  gateway = await startGateway({ answers: { signIn: () => ({ token: 'text', deviceToken: null, member }) } })
  const { data } = await gateway.query(signIn, { variables: { input: credentials }, token: 'token-of-before' })
  expect(data?.signIn).toMatchObject({
    token: 'text',
    captchaRequired: false,
    member: { wallet: { balance: '150000.00' } },
    userErrors: [],
  })
  const read = gateway.wps.requests.find((request) => request.url === '/wps/v2/wallets/balance')
  expect(read?.headers.authorization).toBe('Bearer text')
  const signedIn = gateway.wps.requests.find((request) => request.url === '/wps/session/login')
  expect(signedIn?.headers.authorization).toBeUndefined()
})

it('tells an expected failure as userErrors, with the path of the field and the wish for a captcha', async () => {
  gateway = await startGateway({
    answers: { signIn: failWith(401, 'SIGN_IN_WRONG', { captcha: true, field: 'password' }) },
  })
  const { data, errors } = await gateway.query(signIn, { variables: { input: credentials } })
  expect(errors).toBeUndefined()
  expect(data?.signIn).toEqual({
    token: null,
    captchaRequired: true,
    member: null,
    userErrors: [{ code: 'SIGN_IN_WRONG', message: 'Sentence of SIGN_IN_WRONG', field: ['input', 'password'] }],
  })
})

it('says numbers in whole words, also where one is refused, and sends them in those of the specification', async () => {
  gateway = await startGateway({ answers: { signIn: failWith(422, 'MOBILE_INVALID', { field: 'mobileNum' }) } })
  const input = { type: 'SMS', mobileNumber: '912345678', countryDialingCode: '+84', verificationCode: '123456' }
  const { data } = await gateway.query(signIn, { variables: { input } })
  expect(data?.signIn).toMatchObject({ userErrors: [{ code: 'MOBILE_INVALID', field: ['input', 'mobileNumber'] }] })
  const sealed = gateway.wps.requests.find((request) => request.url === '/wps/session/login')
  const { mobileNumber: mobileNum, ...rest } = input
  expect((await gateway.wps.open(sealed?.body)).body).toEqual({ ...rest, type: 'sms', mobileNum })
})

it('tells a code that the schema does not know as UNKNOWN, with its sentence, and logs it', async () => {
  gateway = await startGateway({ answers: { signIn: failWith(422, 'OF_TOMORROW') } })
  const { data, errors } = await gateway.query(signIn, { variables: { input: credentials } })
  expect(errors).toBeUndefined()
  expect(data?.signIn).toMatchObject({
    userErrors: [{ code: 'UNKNOWN', message: 'Sentence of OF_TOMORROW', field: [] }],
  })
  expect(gateway.logs.filter((line) => line.includes('OF_TOMORROW'))).toEqual([
    expect.stringContaining('the schema does not know this error code'),
  ])
})

it('names the key of a change as the field it is, though it travels in a header', async () => {
  const refusal = failWith(409, 'DEPOSIT_KEY_REUSED', { field: 'Idempotency-Key' })
  gateway = await startGateway({ answers: { createDeposit: refusal } })
  const text = `mutation {
    createDeposit(input: { idempotencyKey: "key-00000001", channelId: "VIETQR_MB", amount: "200000" }) {
      userErrors { code field }
    }
  }`
  const { data } = await gateway.query(text, { token: 'token-of-a-member' })
  expect(data?.createDeposit).toEqual({
    userErrors: [{ code: 'DEPOSIT_KEY_REUSED', field: ['input', 'idempotencyKey'] }],
  })
})

it('keeps an ended session and a platform that is down apart from userErrors', async () => {
  gateway = await startGateway({ answers: { changePassword: failWith(401, 'UNAUTHENTICATED') } })
  const change = `mutation { changePassword(input: { oldPassword: "a", newPassword: "b", confirmNewPassword: "b" }) { userErrors { code } } }`
  const ended = await gateway.query(change, { token: 'token-of-a-member' })
  expect(ended.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  gateway.wps.answers.changePassword = failWith(500, 'INTERNAL_ERROR')
  const down = await gateway.query(change, { token: 'token-of-a-member' })
  expect(down.errors?.[0]?.extensions?.code).toBe('UPSTREAM_UNAVAILABLE')
})

it('sends the idempotency key with money, never sends it twice by itself, and answers the demanded fields of a refusal', async () => {
  gateway = await startGateway()
  const deposit = `mutation { createDeposit(input: { idempotencyKey: "key-1", channelId: "VIETQR", amount: "200000" }) {
    deposit { id } userErrors { code field } } }`
  await gateway.query(deposit, { token: 'token-of-a-member' })
  expect(gateway.wps.requests.at(-1)?.headers['idempotency-key']).toBe('key-1')
  expect(gateway.wps.requests.at(-1)?.body).toEqual({ channelId: 'VIETQR', amount: '200000' })
  gateway.wps.answers.createDeposit = failWith(502, 'x', { code: 1 })
  await gateway.query(deposit, { token: 'token-of-a-member' })
  expect(gateway.wps.countOf('createDeposit')).toBe(2)
  gateway.wps.answers.sendFeedback = failWith(422, 'CONTENT_EMPTY', { field: 'content' })
  const feedback = await gateway.query(
    'mutation { sendFeedback(input: { content: "", idempotencyKey: "key-2" }) { done userErrors { field } } }',
    {
      token: 'token-of-a-member',
    },
  )
  expect(feedback.data).toEqual({ sendFeedback: { done: false, userErrors: [{ field: ['input', 'content'] }] } })
})

it('sends mailPassword form-encoded', async () => {
  gateway = await startGateway()
  await gateway.query('mutation { mailPassword(input: { username: "demo01", email: "a+b@example.com" }) { done } }')
  expect(gateway.wps.requests[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  expect(gateway.wps.requests[0]?.body).toBe('username=demo01&email=a%2Bb%40example.com')
})

it('favours a game with its vendor and category, and says when there is no such game', async () => {
  gateway = await startGateway({ answers: { listFavouriteIds: () => ['text'] } })
  const favour =
    'mutation { setFavourite(input: { gameId: "text", isFavourite: true }) { game { id isFavourite } userErrors { code field } } }'
  const { data } = await gateway.query(favour, { token: 'token-of-a-member' })
  expect(data).toEqual({ setFavourite: { game: { id: 'text', isFavourite: true }, userErrors: [] } })
  const sent = gateway.wps.requests.find((request) => request.url.endsWith('addFavoriteGameV2'))
  expect(sent?.body).toEqual({ nodeId: 'text', vendor: 'JL', gameType: 'ELOTT' })
  gateway.wps.answers.listGamesByIds = () => []
  const unknown = await gateway.query(favour, { token: 'token-of-a-member' })
  expect(unknown.data?.setFavourite).toEqual({
    game: null,
    userErrors: [{ code: 'NOT_FOUND', field: ['input', 'gameId'] }],
  })
})

it('takes a maintenance end away with null, and leaves it with nothing', async () => {
  gateway = await startGateway()
  const update = 'mutation($input: UpdateMerchantInput!) { updateMerchant(input: $input) { userErrors { code } } }'
  const id = '0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10'
  await gateway.query(update, {
    variables: { input: { id, status: 'OPEN', maintenanceUntil: null } },
    token: 'operator-token',
  })
  expect(gateway.wps.requests.at(-1)?.body).toEqual({ status: 0, maintenanceUntil: null })
  await gateway.query(update, { variables: { input: { id, status: 'MAINTENANCE' } }, token: 'operator-token' })
  expect(gateway.wps.requests.at(-1)?.body).toEqual({ status: 1 })
  expect(gateway.wps.requests.at(-1)?.url).toBe(`/wps/admin/merchants/${id}`)
})

it('logs no password, no token and no variable', async () => {
  gateway = await startGateway({ answers: { signIn: failWith(500, 'INTERNAL_ERROR') } })
  await gateway.query(signIn, { variables: { input: credentials }, token: 'canary-token' })
  const log = gateway.logs.join('')
  expect(log).toContain('UPSTREAM_UNAVAILABLE')
  expect(log).not.toMatch(/canary|demo01/)
})
