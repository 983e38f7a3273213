import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerPages } from './index.ts'

const ICON = '/wps/files/01935000-0000-7000-8000-000000000003'
const root = mkdtempSync(join(tmpdir(), 'croupier-pages-'))
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(join(root, 'portal/dist'), { recursive: true })
  writeFileSync(
    join(root, 'portal/dist/index.html'),
    '<html lang="vi"><head><title>x</title></head><body></body></html>',
  )
  mkdirSync(join(root, 'portal/dist/assets/en'), { recursive: true })
  for (const name of ['assets/index-abc.js', 'assets/index-abc.js.br', 'assets/en/words-def.js', 'icon.svg', '.hidden'])
    writeFileSync(join(root, 'portal/dist', name), `/* ${name} */`)
  mkdirSync(join(root, 'admin/dist/assets'), { recursive: true })
  writeFileSync(join(root, 'admin/dist/assets/desk-abc.js'), '/* desk */')
  writeFileSync(join(root, 'admin/dist/index.html'), '<html><head><title>x</title></head><body></body></html>')
  app = Fastify()
  await registerPages(app, {
    root,
    origins: [],
    firstPage: async ({ language = 'vi', incoming }) => ({
      language,
      title: 'Hoa Sen',
      theme: [],
      icon: incoming.headers.host === 'sakura' ? ICON : null,
      ...(incoming.headers.host === 'sakura' && {
        countsVisits: true,
        networks: { pictures: ['https://pictures.example'], games: ['https://games.example'] },
      }),
      results: { language },
    }),
    readPicture: async () => new Uint8Array(),
  })
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true, force: true })
})
const open = (url: string, cookie = '') => app.inject({ url, headers: { accept: 'text/html', cookie } })

it.each([
  ['/', 200],
  ['/LOGIN', 200],
  ['/member/withdraw?a=1', 200],
  ['/nope', 404],
  ['/member/nope', 404],
  ['//', 200],
])('answers %s with the portal and %i', async (url, status) => {
  const answer = await open(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.body).toContain('<title>Hoa Sen</title>')
})

it('sends the first page in the language that the address asks for, else in that of the last visit', async () => {
  expect((await open('/help?lang=en', 'lang=vi')).body).toContain('<html lang="en"')
  expect((await open('/help', 'lang=en')).body).toContain('<html lang="en"')
  expect((await open('/help?lang=%22x', 'lang=en')).body).toContain('<html lang="en"')
})

it.each([
  ['/assets/index-abc.js', 200, '/* assets/index-abc.js */', 'public, max-age=31536000, immutable'],
  ['/assets/en/words-def.js?v=1', 200, '/* assets/en/words-def.js */', 'public, max-age=31536000, immutable'],
  ['/icon.svg', 200, '/* icon.svg */', 'public, max-age=300'],
  ['/admin/assets/desk-abc.js', 200, '/* desk */', 'public, max-age=31536000, immutable'],
  ['/assets/index-abc.js.br', 404, 'Not found', undefined],
  ['/assets/en', 404, 'Not found', undefined],
  ['/assets/..%2f..%2fportal/dist/.hidden', 404, 'Not found', undefined],
  ['/.hidden', 404, 'Not found', undefined],
  ['/admin/assets/index-abc.js', 404, 'Not found', undefined],
])('%s of the builds is answered with %i', async (url, status, says, kept) => {
  const answer = await app.inject({ url })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, kept])
  expect(answer.body).toContain(says)
  const head = await app.inject({ url, method: 'HEAD' })
  expect([head.statusCode, head.body, head.headers['cache-control']]).toEqual([status, '', kept])
})

it('sends a file compressed to whoever takes that', async () => {
  const { headers, body } = await app.inject({ url: '/assets/index-abc.js', headers: { 'accept-encoding': 'br' } })
  expect([headers['content-encoding'], body]).toEqual(['br', '/* assets/index-abc.js.br */'])
  expect(headers['content-type']).toMatch(/javascript/)
})

it('leads any address of the console to the page it means, and answers 404 for a script that is gone', async () => {
  expect((await open('/admin/')).statusCode).toBe(200)
  const members = await open('/admin/members/m1/show?tab=1')
  expect([members.statusCode, members.headers.location]).toEqual([302, '/admin/#/members/m1/show?tab=1'])
  expect((await open('/admin/assets/index-abc.js')).statusCode).toBe(404)
})

it('leads browsers to the icon of the brand, and not for good', async () => {
  const leadsTo = async (host: string) => {
    const { statusCode, headers } = await app.inject({ url: '/favicon.ico', headers: { host } })
    return [statusCode, headers.location]
  }
  expect(await leadsTo('lotus')).toEqual([302, '/icon.svg'])
  expect(await leadsTo('sakura')).toEqual([302, '/app-icon/48.png?v=01935000-0000-7000-8000-000000000003'])
})

it('lets a page reach the hosts that its brand has set, and nobody else', async () => {
  const policyOf = async (host: string, url = '/') => {
    const { headers } = await app.inject({ url, headers: { accept: 'text/html', host } })
    const policy = String(headers['content-security-policy'])
    return new Map(
      policy.split('; ').map((rule) => {
        const [name = '', ...sources] = rule.trim().split(/\s+/)
        return [name, sources.filter((source) => source.startsWith('https:'))]
      }),
    )
  }
  const outside = async (host: string, url?: string) => [...(await policyOf(host, url)).values()].flat()
  expect(await outside('lotus')).toEqual([])
  expect(await outside('sakura', '/admin/')).toEqual([])
  const sakura = await policyOf('sakura')
  const tag = 'https://www.googletagmanager.com'
  expect(sakura.get('script-src')).toEqual([tag])
  expect(sakura.get('connect-src')).toEqual([tag, 'https://*.google-analytics.com', 'https://*.analytics.google.com'])
  expect(sakura.get('img-src')).toEqual(['https://pictures.example', tag, 'https://*.google-analytics.com'])
  expect(sakura.get('frame-src')).toEqual(['https://games.example'])
})
