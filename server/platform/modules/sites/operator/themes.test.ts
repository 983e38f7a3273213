import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureForm } from '../../../../../tests/support/picture-form.ts'
import { SAKURA, startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
})
afterAll(() => platform.stop())

const colours = (own: Readonly<Record<string, string>>) =>
  platform.call('updateMerchant', {
    token,
    params: { id: SAKURA },
    body: { theme: Object.entries(own).map(([name, value]) => ({ name, value })), reason: 'Màu mới' },
  })
const shown = async () => (await platform.call('getSite', { merchant: 'SAKURA' })).value.theme

describe('the colours of a brand', () => {
  it('are replaced as a whole and shown at once; without any they are the house’s', async () => {
    const own = { brand: '#7fd1ae', 'on-brand': '#04140d' }
    expect((await colours(own)).value.theme).toEqual([
      { name: 'brand', value: '#7fd1ae' },
      { name: 'on-brand', value: '#04140d' },
    ])
    expect(await shown()).toEqual(own)
    await colours({})
    expect(await shown()).toEqual({})
  })

  it('leave other tokens as they are, which nobody puts in here', async () => {
    await platform.database.raw(`update merchants set theme = '{"radius-base":"4px"}' where id = $1`, [SAKURA])
    platform.context.sites.forgetCaches()
    expect((await colours({ brand: '#f291b2', 'radius-base': '4px' })).success).toBe(true)
    expect(await colours({ 'radius-base': '5px' })).toMatchObject({ code: 'THEME_TOKEN', token: 'radius-base' })
    await colours({})
  })

  it.each([
    [{ 'surface-0': '#ffffff' }, 'THEME_TOKEN', { token: 'surface-0' }],
    [{ brand: 'red' }, 'THEME_COLOUR', { token: 'brand' }],
    [{ brand: '#fff;}' }, 'THEME_COLOUR', { token: 'brand' }],
    [{ 'on-brand': '#ffffff' }, 'THEME_CONTRAST', { token: 'brand', least: '4.5' }],
    [
      { brand: '#f291b2', 'brand-strong': '#777777', 'on-brand': '#2b0a16' },
      'THEME_CONTRAST',
      { token: 'brand-strong' },
    ],
  ])('are not %o', async (own, code, extras) => {
    const before = await shown()
    expect(await colours(own)).toMatchObject({ status: 422, code, field: 'theme', ...extras })
    expect(await shown()).toEqual(before)
  })
})

describe('the logo of a brand', () => {
  const logo = (logoUrl: string | null) =>
    platform.call('updateMerchant', { token, params: { id: SAKURA }, body: { logoUrl, reason: 'Logo mới' } })
  const upload = async () => {
    const headers = { authorization: `Bearer ${token}`, merchant: 'SAKURA' }
    const sent = await fetch(`${platform.url}/wps/files`, { method: 'POST', headers, body: pictureForm() })
    return ((await sent.json()) as { value: { url: string } }).value.url
  }
  const statusOf = async (address: string) => (await fetch(`${platform.url}${address}`)).status

  it('is a picture of its own, which visitors see from then on, and no more when it is taken away', async () => {
    const address = await upload()
    expect(await statusOf(address)).toBe(404)
    const changed = await logo(address)
    expect(changed).toMatchObject({ status: 200 })
    expect(changed.value.logoUrl).toBe(address)
    expect((await platform.call('getSite', { merchant: 'SAKURA' })).value.logoUrl).toBe(address)
    expect(await statusOf(address)).toBe(200)
    await logo(null)
    expect((await platform.call('getSite', { merchant: 'SAKURA' })).value.logoUrl).toBeNull()
    expect(await statusOf(address)).toBe(404)
  })

  it('is no picture from elsewhere', async () => {
    expect(await logo('https://elsewhere.example/logo.png')).toMatchObject({ code: 'INVALID_INPUT', field: 'logoUrl' })
  })

  it('is nobody else’s picture: a member’s stays his own', async () => {
    const { token: member } = await platform.signedInMember({ merchantId: SAKURA })
    const headers = { authorization: `Bearer ${member}`, merchant: 'SAKURA' }
    const sent = await fetch(`${platform.url}/wps/files`, { method: 'POST', headers, body: pictureForm() })
    const { url } = ((await sent.json()) as { value: { url: string } }).value
    expect(await logo(url)).toMatchObject({ status: 422, code: 'LOGO_NOT_OWN', field: 'logoUrl' })
    expect(await statusOf(url)).toBe(404)
  })
})

describe('the icon of a brand', () => {
  const change = (iconUrl: string | null) =>
    platform.call('updateMerchant', { token, params: { id: SAKURA }, body: { iconUrl, reason: 'Biểu tượng mới' } })
  const upload = async (width: number, height: number, merchant = 'SAKURA') => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'icon.png')
    const headers = { authorization: `Bearer ${token}`, merchant }
    const sent = await fetch(`${platform.url}/wps/files`, { method: 'POST', headers, body })
    return ((await sent.json()) as { value: { url: string } }).value.url
  }
  const statusOf = async (address: string) => (await fetch(`${platform.url}${address}`)).status

  it('is a square picture of its own, which visitors see from then on, and can be taken back', async () => {
    const address = await upload(512, 512)
    expect(await statusOf(address)).toBe(404)
    expect((await change(address)).value.iconUrl).toBe(address)
    expect((await platform.call('getSite', { merchant: 'SAKURA' })).value.iconUrl).toBe(address)
    expect(await statusOf(address)).toBe(200)
    const params = { id: SAKURA }
    const [version] = (await platform.call('listMerchantVersions', { token, params })).value.content
    expect(version).toMatchObject({ fields: ['iconUrl'], before: { iconUrl: null }, after: { iconUrl: address } })
    const back = { revision: version?.back.revision ?? '', overwrites: false, reason: 'Quá sớm' }
    const number = String(version?.number)
    await platform.call('takeBackMerchantVersion', { token, params: { ...params, number }, body: back })
    expect((await platform.call('getSite', { merchant: 'SAKURA' })).value.iconUrl).toBeNull()
    expect(await statusOf(address)).toBe(404)
  })

  it.each([
    [600, 599],
    [511, 511],
  ])('is none of %i × %i pixels, not even in a draft', async (width, height) => {
    const iconUrl = await upload(width, height)
    const refused = { status: 422, code: 'ICON_SHAPE', field: 'iconUrl', width: String(width), least: '512' }
    expect(await change(iconUrl)).toMatchObject(refused)
    const body = { basedOn: null, iconUrl, reason: 'Thử' }
    expect(await platform.call('saveMerchantDraft', { token, params: { id: SAKURA }, body })).toMatchObject(refused)
  })

  it('is no other brand’s picture', async () => {
    const refused = { status: 422, code: 'ICON_NOT_OWN', field: 'iconUrl' }
    expect(await change(await upload(512, 512, 'SENVANG'))).toMatchObject(refused)
    expect(await change('/wps/files/01935000-0000-7000-8000-00000000dead')).toMatchObject(refused)
  })
})
