import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerAppFiles } from './app-files.ts'

const brands: Record<string, { title: string; theme: { name: string; value: string }[] }> = {
  lotus: { title: 'Lotus & "Co" <b>', theme: [] },
  sakura: { title: 'Sakura', theme: [{ name: 'brand', value: '#f291b2' }] },
  odd: { title: 'Odd', theme: [{ name: 'brand', value: '"/><script>alert(1)</script>' }] },
}
let app: FastifyInstance

beforeAll(async () => {
  app = fastify()
  registerAppFiles(app, async ({ headers }) => {
    const brand = brands[headers.host ?? '']
    if (!brand) throw new Error('unknown brand')
    return { language: 'vi', results: {}, ...brand }
  })
})
afterAll(() => app.close())

const get = (url: string, host: string) => app.inject({ url, headers: { host } })

it('names each brand in its own manifest, with icons for every launcher', async () => {
  const answer = await get('/manifest.webmanifest', 'sakura')
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  expect(answer.json()).toMatchObject({ name: 'Sakura', start_url: '/', display: 'standalone', lang: 'vi' })
  const icons = answer.json<{ icons: { src: string; sizes: string; purpose: string }[] }>().icons
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp((await get(src, 'sakura')).rawPayload).metadata()
    expect([format, `${width}x${height}`]).toEqual(['png', sizes])
  }
})

it('draws the icon in the colours of the brand, and nothing but colours', async () => {
  const pictures = await Promise.all(['lotus', 'sakura', 'odd'].map((host) => get('/app-icon/192.png', host)))
  const [lotus, sakura, odd] = pictures.map(({ rawPayload }) => rawPayload.toString('base64'))
  expect(sakura).not.toBe(lotus)
  expect(odd).toBe(lotus)
  expect((await get('/app-icon/other.png', 'lotus')).statusCode).toBe(404)
})

it('has a page for when there is no network, in every language, of which the policy allows its one script', async () => {
  const answer = await get('/offline', 'lotus')
  expect(answer.body).toContain('<main lang="vi"><img')
  expect(answer.body).toContain('<main lang="en" hidden>')
  expect(answer.body).toContain('Lotus &amp; &quot;Co&quot; &lt;b&gt;')
  expect(answer.headers['content-security-policy']).toMatch(/script-src 'sha256-[^']+'; /)
  // Nothing can be fetched when it is needed: the typeface is in it.
  expect(answer.body).toContain('font-family:"Be Vietnam Pro"')
  expect(answer.headers['content-security-policy']).toContain('font-src data:')
})
