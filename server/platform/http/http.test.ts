import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomAddress, SENVANG, startPlatform, type TestPlatform } from '../../../tests/support/platform.ts'
import { buildPlatform } from '../app.ts'
import { listCalls } from '../modules.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())

const countMembers = async () =>
  (await platform.database.raw<{ count: bigint }>('select count(*) as count from members'))[0]?.count

describe('every call', () => {
  it('of every module is served', async () => {
    const unserved: string[] = []
    for (const { name, call } of listCalls()) {
      const url = call.path.replace(/:\w+/g, '01935000-0000-7000-8000-0000000000aa')
      const isServed = platform.app.hasRoute({ method: call.method, url: call.path })
      if (!isServed) unserved.push(`${name} ${call.method} ${url}`)
    }
    expect(unserved).toEqual([])
  })

  it('that is served stands in openapi.json, but for what is no call', async () => {
    const known = new Set(listCalls().map(({ call }) => `${call.method} ${call.path}`))
    const app = fastify()
    const served: string[] = []
    app.addHook('onRoute', ({ method, url }) => void served.push(...[method].flat().map((one) => `${one} ${url}`)))
    await app.register(buildPlatform(platform.context))
    await app.ready()
    // `app.all` of a family of addresses is how they are refused that name no call.
    const calls = served.filter((one) => !one.startsWith('HEAD ') && !one.endsWith('/*'))
    expect(calls.filter((one) => !known.has(one))).toEqual([
      'GET /health/live',
      'GET /health/ready',
      'GET /metrics',
      'GET /wps/openapi.json',
      'GET /wps/docs',
      'GET /wps/docs/style.css',
      // Pictures that are drawn when a page asks for them by the address that a call gave it.
      'GET /wps/artwork/games/:id.webp',
      'GET /wps/artwork/vendors/:code.webp',
      'GET /wps/artwork/marks/:code.webp',
      'GET /wps/artwork/banners/:file.webp',
    ])
    await app.close()
  })

  it('has a name and a module id of its own', () => {
    const names = listCalls().map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('carries security headers and a request id', async () => {
    const { headers } = await platform.call('getSite', {
      ip: randomAddress(),
      headers: { 'x-request-id': 'abcdef-123456' },
    })
    expect(headers.get('x-request-id')).toBe('abcdef-123456')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(headers.get('cache-control')).toBe('no-store')
    const newId = /^[0-9a-f-]{36}$/
    const strange = await platform.call('getSite', { ip: randomAddress(), headers: { 'x-request-id': 'a b<script>' } })
    expect(strange.headers.get('x-request-id')).toMatch(newId)
    // Nobody else names his calls: an id is what the lines of a log are found by.
    const own = await platform.call('getSite', { headers: { 'x-request-id': 'abcdef-123456' } })
    expect(own.headers.get('x-request-id')).toMatch(newId)
  })

  it('is protected in a browser, whatever comes of it, and readable to no other origin', async () => {
    const documents = [
      '/wps/docs',
      '/wps/docs/style.css',
      '/wps/openapi.json',
      '/wps/artwork/games/none.webp',
      '/metrics',
    ]
    const asked = [...documents, '/wps/nothing/here', '/health/ready'].map((path) => ({ method: 'GET', path }))
    const unprotected: string[] = []
    for (const { method, path } of [...listCalls().map(({ call }) => call), ...asked]) {
      const response = await fetch(`${platform.url}${path.replace(/:\w+/g, 'x')}`, {
        method,
        headers: { origin: 'https://elsewhere.example' },
      })
      await response.body?.cancel()
      const has = (name: string, part: string) => response.headers.get(name)?.includes(part) === true
      const isProtected =
        has('content-security-policy', "default-src 'none'") &&
        has('content-security-policy', "frame-ancestors 'none'") &&
        has('strict-transport-security', 'max-age=31536000') &&
        has('x-content-type-options', 'nosniff') &&
        has('referrer-policy', 'no-referrer') &&
        response.headers.has('cache-control') &&
        !response.headers.has('access-control-allow-origin') &&
        !response.headers.has('set-cookie') &&
        !response.headers.has('x-powered-by') &&
        !(response.status >= 300 && response.status < 400)
      if (!isProtected) unprotected.push(`${method} ${path} ${response.status}`)
    }
    expect(unprotected).toEqual([])
  })
})

describe('bad input', () => {
  const feedback = async (body: unknown, language = 'en') => {
    const { token } = await platform.signedInMember()
    return platform.call('sendFeedback', { token, merchant: 'SENVANG', language, body })
  }

  it('is refused with the field and a sentence in the language of the caller', async () => {
    expect(await feedback({})).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      field: 'content',
      message: 'Please fill this in.',
    })
    expect(await feedback({ content: 'a'.repeat(141) }, 'vi')).toMatchObject({
      field: 'content',
      message: 'Vui lòng nhập từ 1 đến 140 ký tự.',
    })
    expect(await feedback({ content: 7 })).toMatchObject({
      field: 'content',
      message: 'The value is of the wrong type.',
    })
    expect(await feedback({ content: 'x', more: 1 })).toMatchObject({ field: 'more', code: 'INVALID_INPUT' })
    expect(await feedback({ content: 'a\0b' })).toMatchObject({ field: 'content', code: 'INVALID_INPUT' })
    expect(await feedback({ content: '   ' })).toMatchObject({ status: 422, code: 'CONTENT_EMPTY', field: 'content' })
  })

  it('of the wrong kind is refused', async () => {
    const send = (body: string, type: string, path = '/wps/agent/affiliate') =>
      fetch(`${platform.url}${path}`, { method: 'POST', headers: { 'content-type': type }, body })
    const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code
    expect(await codeOf(await send('{"code":', 'application/json'))).toBe('INVALID_INPUT')
    expect(await codeOf(await send('{"code":"A","__proto__":{"x":1}}', 'application/json'))).toBe('INVALID_INPUT')
    expect(await codeOf(await send('<a/>', 'text/xml'))).toBe('MEDIA_TYPE_UNSUPPORTED')
    expect(await codeOf(await send('', 'application/json'))).toBe('INVALID_INPUT')
    const large = await send(JSON.stringify({ code: 'a'.repeat(70_000) }), 'application/json')
    expect([large.status, await codeOf(large)]).toEqual([413, 'BODY_TOO_LARGE'])
    expect(await codeOf(await fetch(`${platform.url}/wps/nothing/here`))).toBe('CALL_UNKNOWN')
  })

  it('in a query is converted or refused', async () => {
    const { token } = await platform.signedInMember()
    const bad = await platform.call('listStatement', {
      token,
      merchant: 'SENVANG',
      language: 'en',
      query: { first: 'many' },
    })
    expect(bad).toMatchObject({ status: 400, field: 'first' })
    const big = await platform.call('listStatement', {
      token,
      merchant: 'SENVANG',
      language: 'en',
      query: { first: 1000 },
    })
    expect(big).toMatchObject({ field: 'first', message: 'The greatest value is 100.' })
  })
})

describe('merchants', () => {
  it('come from the host, else the header, else are the default', async () => {
    const codeOf = async (headers: Record<string, string>) =>
      (await platform.call('getSite', { headers })).value.merchantCode
    expect(await codeOf({})).toBe('SENVANG')
    expect(await codeOf({ merchant: 'SAKURA' })).toBe('SAKURA')
    const trusted = { 'x-service-key': platform.context.config.serviceKey, 'x-caller-address': '10.1.1.1' }
    expect(await codeOf({ ...trusted, 'x-caller-host': 'sakura.localhost:4000' })).toBe('SAKURA')
    expect(await codeOf({ 'x-forwarded-host': 'sakura.localhost:4000' })).toBe('SENVANG')
  })

  it('that do not exist change nothing', async () => {
    const before = await countMembers()
    const body = {
      username: 'nobody77',
      password: 'Hoa!mai2026x',
      confirmPassword: 'Hoa!mai2026x',
      acceptedTerms: true,
    }
    for (const merchant of ['NOWHERE', "X'; drop table members"]) {
      const refused = await platform.call('register', { merchant, body, ip: randomAddress() })
      expect(refused).toMatchObject({ status: 404, code: 'MERCHANT_UNKNOWN' })
    }
    expect(await countMembers()).toBe(before)
  })

  it('keep their sessions and members apart', async () => {
    const { token, member } = await platform.signedInMember()
    expect(await platform.call('getMember', { token, merchant: 'SAKURA' })).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    })
    expect(await platform.call('signOut', { token, merchant: 'SAKURA' })).toMatchObject({ status: 401 })
    const affiliate = { code: member.referral_code }
    expect((await platform.call('checkAffiliate', { merchant: 'SAKURA', body: affiliate })).value).toEqual({
      valid: false,
    })
    expect((await platform.call('checkAffiliate', { merchant: 'SENVANG', body: affiliate })).value).toEqual({
      valid: true,
    })
    expect((await platform.call('getMember', { token, merchant: 'SENVANG' })).success).toBe(true)
  })
})

describe('sealed bodies', () => {
  const credentials = { type: 'username', username: 'demo01', password: 'Demo@12345' }
  const send = async (body: string, type = 'application/jose') => {
    const headers = {
      'content-type': type,
      'accept-language': 'en',
      'x-service-key': platform.context.config.serviceKey,
      'x-caller-address': randomAddress(),
    }
    const response = await fetch(`${platform.url}/wps/session/login`, { method: 'POST', headers, body })
    return { status: response.status, ...((await response.json()) as { code?: string; success: boolean }) }
  }
  const now = () => Math.floor(platform.clock.now().getTime() / 1000)

  it('are demanded, opened once, and only while fresh', async () => {
    expect(await send(JSON.stringify(credentials), 'application/json')).toMatchObject({
      status: 400,
      code: 'SEAL_REQUIRED',
    })
    const sealed = await platform.seal(credentials)
    expect(await send(sealed)).toMatchObject({ success: true })
    expect(await send(sealed)).toMatchObject({ status: 409, code: 'SEAL_REPLAYED' })
    expect(await send(await platform.seal(credentials, { iat: now() - 61 }))).toMatchObject({ code: 'SEAL_REPLAYED' })
    expect(await send(await platform.seal(credentials, { iat: now() + 30 }))).toMatchObject({ code: 'SEAL_REPLAYED' })
    expect(await send(await platform.seal(credentials, { jti: 'short' }))).toMatchObject({ code: 'SEAL_INVALID' })
    expect(await send(`${sealed.slice(0, -6)}AAAAAA`)).toMatchObject({ status: 400, code: 'SEAL_INVALID' })
    expect(await send('not a seal')).toMatchObject({ code: 'SEAL_INVALID' })
    expect(await send(await platform.seal('{"type":'))).toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('replayed change nothing', async () => {
    const user = {
      username: 'onceonly',
      password: 'Hoa!mai2026x',
      confirmPassword: 'Hoa!mai2026x',
      acceptedTerms: true,
    }
    const sealed = await platform.seal(user)
    const put = () =>
      fetch(`${platform.url}/wps/member/register`, {
        method: 'PUT',
        headers: { 'content-type': 'application/jose' },
        body: sealed,
      })
    expect((await put()).status).toBe(200)
    const before = await countMembers()
    expect((await put()).status).toBe(409)
    expect(await countMembers()).toBe(before)
  })
})

describe('limits', () => {
  it('stop an address that asks too often, and say for how long', async () => {
    const limited = await startPlatform({
      database: platform.database,
      overrides: { limits: { call: { points: 3, seconds: 60 } } },
    })
    const ip = randomAddress()
    for (let count = 0; count < 3; count++) expect((await limited.call('getStatus', { ip })).success).toBe(true)
    const refused = await limited.call('getStatus', { ip, language: 'en' })
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(refused.retryAfter).toBeGreaterThan(50)
    expect(refused.headers.get('retry-after')).toBe(String(refused.retryAfter))
    // Nor does another module id get further: counted is what was called, not what the caller says.
    const renamed = { ip, headers: { 'x-module-id': 'SITE' } }
    expect((await limited.call('getStatus', renamed)).status).toBe(429)
    expect((await limited.call('getStatus', { ip: randomAddress() })).success).toBe(true)
    expect((await limited.call('getSite', { ip })).success).toBe(true)
    // An address that is not told by our own gateway is not believed.
    const forged = await limited.call('getSite', { headers: { 'x-forwarded-for': '8.8.8.8' } })
    expect(forged.success).toBe(true)
    expect((await limited.call('getStatus', { headers: { 'x-forwarded-for': '8.8.8.8' } })).value.ip).toBe('127.0.0.1')
    await limited.stop()
  })
})

describe('unexpected failures', () => {
  it('are logged, and told as one sentence with the id', async () => {
    const broken = await startPlatform({ database: platform.database })
    Object.assign(broken.context.sites, { listModules: () => Promise.reject(new Error('secret detail')) })
    const answer = await broken.call('getSite', {
      language: 'en',
      ip: randomAddress(),
      headers: { 'x-request-id': 'failing-12345' },
    })
    expect(answer).toMatchObject({ status: 500, code: 'INTERNAL_ERROR', requestId: 'failing-12345' })
    expect(answer.message).toContain('failing-12345')
    expect(JSON.stringify(answer)).not.toContain('secret')
    await broken.stop()
  })
})

describe('a check that cannot be made', () => {
  it('lets nobody through', async () => {
    const broken = await startPlatform({ database: platform.database })
    const token = await broken.signIn('demo01')
    const fail = () => Promise.reject(new Error('no answer'))
    const { authenticate } = broken.context.sessions
    Object.assign(broken.context.sessions, { authenticate: fail })
    expect((await broken.call('getMember', { token })).status).toBe(500)
    Object.assign(broken.context.sessions, { authenticate })
    expect((await broken.call('getMember', { token })).status).toBe(200)
    Object.assign(broken.context.limits, { consume: fail })
    expect((await broken.call('getMember', { token })).status).toBe(500)
    await broken.stop()
  })
})

describe('for machines', () => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${platform.url}${path}`, { headers })

  it('health answers to all, and what is missing to who may know', async () => {
    expect((await get('/health/live')).status).toBe(200)
    expect((await get('/health/ready')).status).toBe(200)
    const broken = await startPlatform({ database: platform.database })
    Object.assign(broken.context, { database: { ...platform.database, trouble: async () => 'AWAY' as const } })
    const ready = async (headers: Record<string, string>) =>
      (await fetch(`${broken.url}/health/ready`, { headers })).json()
    expect(await ready({})).toEqual({ status: 'not ready' })
    const known = { 'x-service-key': platform.context.config.serviceKey }
    expect(await ready(known)).toEqual({ status: 'not ready', missing: ['database'] })
    await broken.stop()
  })

  it('metrics are for who brings the service key or the token of scrapers, wherever from', async () => {
    const { serviceKey, metricsToken = '' } = platform.context.config
    await platform.call('getKeys')
    const observers: Record<string, string>[] = [
      { 'x-service-key': serviceKey },
      { authorization: `Bearer ${metricsToken}` },
    ]
    for (const headers of observers) {
      const text = await (await get('/metrics', headers)).text()
      expect(text).toMatch(/croupier_rest_requests_total\{module="KEYS",status="200"\} \d/)
    }
    const strangers: Record<string, string>[] = [
      {},
      { authorization: 'Bearer ' },
      { authorization: `Bearer ${metricsToken.slice(1)}` },
      { authorization: `Basic ${metricsToken}` },
      { 'x-service-key': metricsToken },
      { 'x-forwarded-for': '127.0.0.1' },
    ]
    for (const headers of strangers) expect((await get('/metrics', headers)).status, JSON.stringify(headers)).toBe(403)
  })

  it('the contract is served as data and as a page', async () => {
    const document = (await (await get('/wps/openapi.json')).json()) as { openapi: string; paths: object }
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths).toHaveProperty('/wps/session/login')
    const page = await get('/wps/docs')
    expect(page.headers.get('content-type')).toContain('text/html')
    const text = await page.text()
    expect(text).toContain('/wps/member/register')
    // Where the words are known they are told.
    expect(text).toContain('&#34;deposit&#34; | &#34;earning&#34; | &#34;envelope&#34;')
    expect(text).not.toMatch(/kind\??[:] any|<code>(kind|documentKind)<\/code>.{0,30}<td><code>any/i)
    expect((await get('/wps/docs/style.css')).status).toBe(200)
  })

  it('events stream to the service key alone', async () => {
    expect((await get('/wps/events')).status).toBe(401)
    const response = await get('/wps/events', { 'x-service-key': platform.context.config.serviceKey })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const event = { type: 'notices', merchantId: SENVANG, version: 7 } as const
    let text = (await reader?.read())?.value ?? ''
    platform.context.events.publish(event)
    while (!text.includes('data:')) text += (await reader?.read())?.value ?? ''
    expect(JSON.parse(text.slice(text.indexOf('data:') + 5))).toEqual(event)
    await reader?.cancel()
  })
})
