import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isIntrospectionType, buildSchema as schemaOf } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSchema } from '../../schema.ts'
import { startGateway, type TestGateway } from '../../testing/gateway.ts'
import { renderReference } from './html.ts'

const schema = buildSchema()
const written = renderReference(schema)
const everything = [...written.values()].join('\n')

describe('the reference', () => {
  it('has a place for every type and every root', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    const places = [
      ...roots.flatMap((type) => Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`)),
      ...Object.values(schema.getTypeMap())
        .filter((type) => !isIntrospectionType(type) && !roots.some((root) => root === type))
        .map(({ name }) => name),
      ...schema.getDirectives().map(({ name }) => `@${name}`),
    ]
    expect(places.filter((place) => !everything.includes(`<section class="entry" id="${place}"`))).toEqual([])
    const index = written.get('/sandbox/reference') ?? ''
    expect(places.filter((place) => !index.includes(`#${place}"`))).toEqual([])
  })

  it('has no link that leads nowhere, and no anchor twice in a page', () => {
    const anchors = new Map(
      [...written].map(([path, html]) => [path, [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)]),
    )
    expect([...anchors.values()].filter((ids) => new Set(ids).size !== ids.length)).toEqual([])
    const known = new Set([...anchors].flatMap(([path, ids]) => [path, ...ids.map((id) => `${path}#${id}`)]))
    const others = new Set(['/sandbox/', '/sandbox/guide'])
    const dead = [...written].flatMap(([path, html]) =>
      [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)]
        .map(([, link = '']) => (link.startsWith('#') ? `${path}${link}` : link))
        .filter((link) => !known.has(link) && !others.has(link)),
    )
    expect(dead).toEqual([])
  })

  it('says of a root its arguments, its type, who may, and what it costs', () => {
    const section = (id: string) =>
      everything.split(`<section class="entry" id="${id}"`)[1]?.split('</section>')[0] ?? ''
    const withdrawals = section('Query.operatorWithdrawals')
    expect(withdrawals).toContain(
      '<a href="/sandbox/reference/objects#OperatorWithdrawalPage">OperatorWithdrawalPage</a>',
    )
    expect(withdrawals).toContain('Null only where it failed')
    expect(withdrawals).toContain('id="Query.operatorWithdrawals.page"')
    expect(withdrawals).toContain('Needs <code>OPERATOR</code>')
    expect(withdrawals).toContain('Right <code>WITHDRAWALS_READ</code>')
    expect(withdrawals).not.toContain('Needs a signed-in operator')
    expect(section('Mutation.signIn')).toContain('Cost 20, one in an operation')
    expect(section('Mutation.signIn')).toContain('For everybody')
    expect(section('Query.product')).toContain('Cost 0')
    expect(section('PageInput')).toContain('Unless given <code>20</code>')
  })

  it('lets no description write HTML', () => {
    const html = renderReference(
      schemaOf(`"Danger <script>alert('1')</script> & \`<b>\` of a \`Query\`, a \`Thing\`." type Thing { "\\"<i>\\"" id: ID }
          type Query { thing("<u>" name: String = "<s>"): Thing }`),
    )
    const objects = html.get('/sandbox/reference/objects') ?? ''
    expect(objects).toContain(
      'Danger &lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; <code>&lt;b&gt;</code> of a <code>Query</code>, a <code><a href="/sandbox/reference/objects#Thing">Thing</a></code>.',
    )
    expect([...html.values()].join('')).not.toMatch(/<(script>|b>|i>|u>|s>)/)
  })
})

describe('the server of the reference', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway({ publicUrl: 'https://play.example' })
  })
  afterAll(() => gateway.close())
  const get = (url: string, headers = {}) => gateway.app.inject({ url, headers })

  it('sends each page, its sheets and the guide', async () => {
    for (const [path, html] of written) {
      const { statusCode, headers, body } = await get(path)
      expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8'])
      expect(body).toBe(html)
    }
    expect((await get('/sandbox/reference/?from=mail')).body).toBe(written.get('/sandbox/reference'))
    expect((await get('/sandbox/reference/style.css')).headers['content-type']).toContain('text/css')
    expect((await get('/sandbox/reference/search.js')).headers['content-type']).toContain('text/javascript')
    const guide = await get('/sandbox/guide')
    expect(guide.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(guide.body).toContain('<h1>The GraphQL API in ten minutes</h1>')
    // Its examples speak to this house, and what it refers to is there.
    expect(guide.body).toContain('curl https://play.example/graphql')
    expect(guide.body).not.toContain('127.0.0.1:4000')
    for (const [, anchor] of guide.body.matchAll(/href="#([^"]+)"/g)) expect(guide.body).toContain(`id="${anchor}"`)
    expect(guide.body).not.toMatch(/href="\.\.|\.md"/)
  })

  it('lets nothing run that is not ours', async () => {
    const policy = String((await get('/sandbox/reference')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(everything).not.toMatch(/<script>| style="| on\w+="/)
  })

  it('sends a page compressed, and not again to whoever has it', async () => {
    const whole = written.get('/sandbox/reference/objects')
    const brotli = await get('/sandbox/reference/objects', { 'accept-encoding': 'gzip, br' })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(whole)
    const zipped = await get('/sandbox/reference/objects', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(whole)
    expect(zipped.headers.etag).not.toBe(brotli.headers.etag)
    const again = await get('/sandbox/reference/objects', {
      'accept-encoding': 'br',
      'if-none-match': brotli.headers.etag,
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('says 404 where there is no such page', async () => {
    const { statusCode, body } = await get('/sandbox/reference/nope')
    expect(statusCode).toBe(404)
    expect(body).toContain('There is no such page')
  })

  it('is not there where the schema is not told, or the brand is LIVE', async () => {
    for (const closed of [{ introspection: false }, { mode: 'LIVE' as const }]) {
      const other = await startGateway(closed)
      expect((await other.app.inject('/sandbox/reference')).statusCode).toBe(404)
      await other.close()
    }
  })
})
