import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerAppFiles } from './app-files.ts'

const RED = '/wps/files/01935000-0000-7000-8000-000000000003'
const GONE = '/wps/files/01935000-0000-7000-8000-000000000004'
const brands: Record<string, { title: string; theme: { name: string; value: string }[]; icon?: string }> = {
  lotus: { title: 'Lotus & "Co" <b>', theme: [] },
  sakura: { title: 'Sakura', theme: [{ name: 'brand', value: '#f291b2' }] },
  odd: { title: 'Odd', theme: [{ name: 'brand', value: '"/><script>alert(1)</script>' }] },
  red: { title: 'Red', theme: [], icon: RED },
  gone: { title: 'Gone', theme: [], icon: GONE },
}
let app: FastifyInstance
const reads: string[] = []

beforeAll(async () => {
  app = fastify()
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const square = { create: { width: 300, height: 300, channels: 4, background: '#ff0000' } } as const
  // Clear around a red square, as pictures of brands are.
  const picture = await sharp(square)
    .extend({ top: 150, left: 150, right: 150, bottom: 150, background: clear })
    .png()
    .toBuffer()
  registerAppFiles(app, {
    brandOf: async ({ headers }) => {
      const brand = brands[headers.host ?? '']
      if (!brand) throw new Error('unknown brand')
      return { language: 'vi', results: {}, ...brand }
    },
    readPicture: async (address) => {
      reads.push(address)
      if (address === RED) return picture
      throw new Error('It is gone')
    },
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

it('makes every size of the brand’s own picture, each read once, and names it so that a later picture is asked for at once', async () => {
  const manifest = (await get('/manifest.webmanifest', 'red')).json<{ icons: { src: string; sizes: string }[] }>()
  for (const { src, sizes } of manifest.icons) {
    expect(src).toMatch(/\?v=01935000-0000-7000-8000-000000000003$/)
    const answer = await get(src, 'red')
    expect(answer.headers['cache-control']).toContain('max-age=3600')
    const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect(`${info.width}x${info.height}`).toBe(sizes)
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
    expect([...data.subarray(middle, middle + 3)]).toEqual([255, 0, 0])
  }
  const before = reads.length
  await Promise.all([get('/app-icon/192.png', 'red'), get('/app-icon/192.png', 'red')])
  expect(reads.length).toBe(before)
})

it('gives a picture the ground of the brand where launchers cut or know no transparency', async () => {
  const cornerOf = async (name: string) => {
    const picture = sharp((await get(`/app-icon/${name}`, 'red')).rawPayload).ensureAlpha()
    return [...(await picture.raw().toBuffer()).subarray(0, 4)]
  }
  expect(await cornerOf('180.png')).toEqual([16, 22, 36, 255])
  expect(await cornerOf('maskable-512.png')).toEqual([16, 22, 36, 255])
  expect((await cornerOf('192.png'))[3]).toBe(0)
})

it('shows the mark of the house where a picture cannot be read, and keeps that nowhere', async () => {
  const [gone, lotus] = await Promise.all([get('/app-icon/192.png', 'gone'), get('/app-icon/192.png', 'lotus')])
  expect(gone.rawPayload).toEqual(lotus.rawPayload)
  expect(gone.headers['cache-control']).toBe('no-store')
  const before = reads.length
  await get('/app-icon/192.png', 'gone')
  expect(reads.length).toBe(before + 1)
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
