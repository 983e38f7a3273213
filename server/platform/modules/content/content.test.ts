import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SAKURA, SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { createPromotionTools } from '../../../../tests/support/promotions.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
})
afterAll(() => platform.stop())

const banner = {
  groupName: 'w_forget',
  position: 0,
  isPublished: true,
  startsAt: null,
  endsAt: null,
  linkageType: 'PAGE',
  url: '/promotions',
  pictures: [
    { language: 'vi', imageUrl: '/wps/artwork/banners/welcome-vi.webp', title: 'Chào' },
    { language: 'en', imageUrl: '/wps/artwork/banners/welcome-en.webp', title: 'Hello' },
  ],
}
const announcement = {
  promotionType: 'PR',
  execution: 'B',
  audience: 'ALL',
  isPublished: true,
  startsAt: null,
  endsAt: null,
  translations: [{ language: 'vi', title: 'Khuyến mãi', content: 'Nội dung' }],
}
const words = (title: string) => ({ language: 'vi', title, content: 'Nội dung' })
const create = (name: 'createBanner' | 'createAnnouncement', body: object, merchant = 'SENVANG') =>
  platform.call(name, { token, merchant, body })
const titles = async (
  name: 'listBanners' | 'listAnnouncements',
  query: Record<string, string>,
  merchant = 'SENVANG',
) => {
  const { value } = await platform.call(name, { query, merchant })
  return (Array.isArray(value) ? value : value.content).map(({ title }: { title: string }) => title)
}

describe('the seeded content', () => {
  it('has five banners in the lobby and one in each other place, in both languages', async () => {
    for (const language of ['vi', 'en']) {
      expect(await titles('listBanners', { groupName: 'w_home', language })).toHaveLength(5)
      for (const groupName of ['w_leftmenu', 'w_login', 'w_register', 'w_forget']) {
        expect(await titles('listBanners', { groupName, language })).toHaveLength(1)
      }
    }
    expect((await titles('listBanners', { groupName: 'w_home', language: 'vi' }))[0]).toContain('Sen Vàng')
  })

  it('has four notices, a popup for visitors, one for members and one for the first sign-in', async () => {
    expect(await titles('listAnnouncements', { types: 'B' })).toHaveLength(4)
    for (const execution of ['A', 'B', 'F'])
      expect(await titles('listAnnouncements', { types: 'PU', execution })).toHaveLength(1)
  })
})

describe('banners', () => {
  it('show as soon as they are published, in order, in the language asked for or the default one', async () => {
    const { value } = await create('createBanner', banner)
    expect((await titles('listBanners', { groupName: 'w_forget', language: 'en' }))[0]).toBe('Hello')
    const onlyVietnamese = { ...banner, pictures: [banner.pictures[0]] }
    await platform.call('updateBanner', { token, params: { id: value.id }, body: onlyVietnamese })
    expect((await titles('listBanners', { groupName: 'w_forget', language: 'en' }))[0]).toBe('Chào')
    await platform.call('updateBanner', { token, params: { id: value.id }, body: { ...banner, isPublished: false } })
    expect(await titles('listBanners', { groupName: 'w_forget' })).not.toContain('Chào')
    await platform.call('deleteBanner', { token, params: { id: value.id } })
    expect((await platform.call('getOperatorBanner', { token, params: { id: value.id } })).code).toBe(
      'BANNER_NOT_FOUND',
    )
  })

  it('show only while it is their time', async () => {
    const hours = (count: number) => new Date(platform.clock.now().getTime() + count * 3_600_000).toISOString()
    const { value } = await create('createBanner', { ...banner, startsAt: hours(1), endsAt: hours(3) })
    const isShown = async () => (await titles('listBanners', { groupName: 'w_forget' })).includes('Chào')
    expect(await isShown()).toBe(false)
    platform.clock.advance(2 * 3_600_000)
    expect(await isShown()).toBe(true)
    platform.clock.advance(2 * 3_600_000)
    expect(await isShown()).toBe(false)
    token = await platform.operator()
    await platform.call('deleteBanner', { token, params: { id: value.id } })
  })

  it('are listed by how they stand now: hidden, scheduled, running or over, in one of these alone', async () => {
    token = await platform.operator()
    const hours = (count: number) => new Date(platform.clock.now().getTime() + count * 3_600_000).toISOString()
    const spans = {
      HIDDEN: { isPublished: false, startsAt: hours(1) },
      SCHEDULED: { startsAt: hours(1), endsAt: hours(3) },
      RUNNING: { startsAt: hours(-1), endsAt: hours(2) },
      OVER: { startsAt: hours(-2), endsAt: hours(0) },
    }
    const ids: Record<string, string> = {}
    for (const [state, span] of Object.entries(spans))
      ids[state] = (await create('createBanner', { ...banner, groupName: 'w_register', ...span })).value.id
    const standing = async (publication: string) => {
      const query = { groupName: 'w_register', publication, sort: 'startsAt' }
      const { value } = await platform.call('listOperatorBanners', { token, query })
      return value.content.map(({ id }: { id: string }) => id)
    }
    for (const state of ['HIDDEN', 'SCHEDULED', 'OVER']) expect(await standing(state)).toEqual([ids[state]])
    // That of the seed runs too, and began before all others, since it has no start.
    const running = await standing('RUNNING')
    expect(running).toHaveLength(2)
    expect(running[1]).toBe(ids.RUNNING)
    platform.clock.advance(2 * 3_600_000)
    token = await platform.operator()
    expect(await standing('SCHEDULED')).toEqual([])
    expect((await standing('OVER')).toSorted()).toEqual([ids.OVER, ids.RUNNING].toSorted())
    for (const id of Object.values(ids)) await platform.call('deleteBanner', { token, params: { id } })
  })

  it.each([
    [
      'an end before its start',
      { startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' },
      'SCHEDULE_INVALID',
      'endsAt',
    ],
    ['a link that runs code', { linkageType: 'EXTERNAL', url: 'javascript:alert(1)' }, 'LINK_INVALID', 'url'],
    ['a page on another host', { url: '//evil.example' }, 'LINK_INVALID', 'url'],
    [
      'a foreign picture',
      { pictures: [{ language: 'vi', imageUrl: 'https://x.example/a.png', title: 'x' }] },
      'PICTURE_INVALID',
      'pictures.0.imageUrl',
    ],
    [
      'a language twice',
      { pictures: [banner.pictures[0], banner.pictures[0]] },
      'CONTENT_LANGUAGE_REPEATED',
      'pictures.1.language',
    ],
    [
      'a strange language',
      { pictures: [banner.pictures[0], { ...banner.pictures[0], language: 'th' }] },
      'CONTENT_LANGUAGE_UNKNOWN',
      'pictures.1.language',
    ],
    ['no default language', { pictures: [banner.pictures[1]] }, 'CONTENT_DEFAULT_LANGUAGE_MISSING', 'pictures'],
    ['an unknown place', { groupName: 'w_moon' }, 'INVALID_INPUT', 'groupName'],
  ])('refuse %s', async (_what, change, code, field) => {
    expect(await create('createBanner', { ...banner, ...change })).toMatchObject({ success: false, code, field })
  })

  it('belong to one brand', async () => {
    const { value } = await create('createBanner', { ...banner, groupName: 'w_login' })
    expect(await titles('listBanners', { groupName: 'w_login', language: 'en' }, 'SAKURA')).not.toContain('Hello')
    const elsewhere = { token, merchant: 'SAKURA', params: { id: value.id } }
    expect((await platform.call('getOperatorBanner', elsewhere)).code).toBe('BANNER_NOT_FOUND')
    expect((await platform.call('updateBanner', { ...elsewhere, body: banner })).code).toBe('BANNER_NOT_FOUND')
    expect((await platform.call('deleteBanner', elsewhere)).code).toBe('BANNER_NOT_FOUND')
    expect(
      (await platform.call('listOperatorBanners', { token, merchant: 'SAKURA', query: { ids: value.id } })).value
        .totalItems,
    ).toBe(0)
  })
})

describe('announcements', () => {
  it('tell the live events: notices too when it is one', async () => {
    const topics: string[] = []
    const stop = platform.context.events.subscribe((event) =>
      topics.push(event.type === 'site' ? event.topic : event.type),
    )
    const { value } = await create('createAnnouncement', announcement)
    expect(topics).toEqual(['announcements'])
    await platform.call('updateAnnouncement', {
      token,
      params: { id: value.id },
      body: { ...announcement, promotionType: 'B' },
    })
    expect(topics).toEqual(['announcements', 'announcements', 'notices', 'notices'])
    stop()
    expect((await titles('listAnnouncements', { types: 'B' }))[0]).toBe('Khuyến mãi')
    await platform.call('deleteAnnouncement', { token, params: { id: value.id } })
    expect(await titles('listAnnouncements', { types: 'B' })).not.toContain('Khuyến mãi')
  })

  it('come nine a page', async () => {
    const { value } = await platform.call('listAnnouncements', {})
    expect(value).toMatchObject({ pageNum: 1, pageSize: 9, totalItems: 7 })
  })
})

describe('announcements for agents', () => {
  const forAgents = { ...announcement, execution: 'A', audience: 'AGENTS' }
  const read = (reader: { token: string; merchant: string }, query = {}) =>
    platform.call('listAgentAnnouncements', { ...reader, query })
  const titlesFor = async (agent: { token: string; merchant: string }): Promise<string[]> =>
    (await read(agent)).value.content.map(({ title }: { title: string }) => title)

  it('are read by agents with what every member is told, newest first and nine a page', async () => {
    token = await platform.operator()
    const agent = await platform.signedInMember({ type: 1 })
    const seeded = (await read(agent)).value
    expect(seeded).toMatchObject({ pageSize: 9, totalItems: 7 })
    const executions = seeded.content.map((one: { promotionType: string; execution: string }) =>
      one.promotionType === 'B' ? 'notice' : one.execution,
    )
    expect(executions).toEqual(['A', 'A', 'A', 'notice', 'notice', 'notice', 'notice'])
    const { value } = await create('createAnnouncement', { ...forAgents, translations: [words('Chỉ đại lý')] })
    expect((await titlesFor(agent))[0]).toBe('Chỉ đại lý')
    await platform.call('updateAnnouncement', {
      token,
      params: { id: value.id },
      body: { ...forAgents, isPublished: false },
    })
    expect(await titlesFor(agent)).not.toContain('Chỉ đại lý')
    await platform.call('deleteAnnouncement', { token, params: { id: value.id } })
    expect((await read(agent, { pageNo: 2, pageSize: 4 })).value).toMatchObject({ pageNum: 2, totalPages: 2 })
  })

  it.each(['A', 'B', 'F'])('are never in the public call, whatever they say of the moment: %s', async (execution) => {
    token = await platform.operator()
    const body = { ...forAgents, execution, promotionType: 'B', translations: [words('Bí mật')] }
    const { value } = await create('createAnnouncement', body)
    const agent = await platform.signedInMember({ type: 1 })
    // Whoever asks after an agent is not given what was read for him.
    expect(await titlesFor(agent)).toContain('Bí mật')
    const queries: Record<string, string>[] = [
      {},
      { types: 'B' },
      { execution },
      { types: 'B,PL,PU,PR,H', execution: 'A,B,F', pageSize: '100' },
    ]
    for (const query of queries) expect(await titles('listAnnouncements', query)).not.toContain('Bí mật')
    await platform.call('deleteAnnouncement', { token, params: { id: value.id } })
  })

  it('are refused to whoever is no agent of the brand', async () => {
    expect(await platform.call('listAgentAnnouncements', {})).toMatchObject({ status: 401 })
    for (const type of [0, 4])
      expect(await read(await platform.signedInMember({ type }))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    const elsewhere = await platform.signedInMember({ type: 1, merchantId: SAKURA })
    token = await platform.operator()
    const { value } = await create('createAnnouncement', { ...forAgents, translations: [words('Của Sen Vàng')] })
    expect(await titlesFor(elsewhere)).not.toContain('Của Sen Vàng')
    await platform.call('deleteAnnouncement', { token, params: { id: value.id } })
  })
})

describe('files', () => {
  const png = () =>
    sharp({ create: { width: 64, height: 32, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
  async function upload(bytes: Buffer, given: { token?: string; merchant?: string }) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), '../../evil.svg')
    const headers = {
      ...(given.token && { authorization: `Bearer ${given.token}` }),
      ...(given.merchant && { merchant: given.merchant }),
    }
    const response = await fetch(`${platform.url}/wps/files`, { method: 'POST', headers, body: form })
    return {
      status: response.status,
      ...((await response.json()) as { code?: string; value?: { id: string; url: string; width: number } }),
    }
  }
  const read = (url: string, bearer?: string) =>
    fetch(platform.url + url, { headers: bearer ? { authorization: `Bearer ${bearer}` } : {} })

  it('are for those who may see them, until a published banner shows them', async () => {
    token = await platform.operator()
    const { value } = await upload(await png(), { token })
    expect(value).toMatchObject({ width: 64 })
    const url = value?.url ?? ''
    expect((await read(url)).status).toBe(404)
    expect((await read(url, await platform.signIn('demo01'))).status).toBe(404)
    const own = await read(url, token)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('content-type')).toBe('image/png')

    const body = { ...banner, groupName: 'w_login', pictures: [{ language: 'vi', imageUrl: url, title: 'x' }] }
    const created = await create('createBanner', body)
    const shown = await read(url)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(64)
    await platform.call('deleteBanner', { token, params: { id: created.value.id } })
    expect((await read(url)).status).toBe(404)
  })

  it('are shown by a promotion once it is published, where operators of the brand uploaded them', async () => {
    token = await platform.operator()
    const url = (await upload(await png(), { token })).value?.url ?? ''
    const tools = createPromotionTools(platform)
    const withPicture = (pictureUrl: string) => tools.draftOf().words.map((words) => ({ ...words, pictureUrl }))
    const elsewhere = (await upload(await png(), { token, merchant: 'SAKURA' })).value?.url ?? ''
    const byMember = (await upload(await png(), { token: await platform.signIn('demo01') })).value?.url ?? ''
    for (const foreign of [elsewhere, byMember, 'https://example.com/a.png'])
      expect(
        await platform.call('createPromotion', { token, body: tools.draftOf({ words: withPicture(foreign) }) }),
      ).toMatchObject({ code: 'PROMOTION_IMAGE_UNKNOWN', field: 'words' })
    expect((await read(url)).status).toBe(404)
    const id = await tools.publish({}, { words: withPicture(url) })
    expect((await tools.look(id))?.pictureUrl).toBe(url)
    expect((await read(url)).status).toBe(200)
  })

  it('of members are for staff who may, not for who must enrol an authenticator app first', async () => {
    const { value } = await upload(await png(), { token: await platform.signIn('demo01') })
    const url = value?.url ?? ''
    const operator = await platform.operator()
    expect((await read(url, operator)).status).toBe(200)
    const { database, context } = platform
    const demandTotp = (operatorTotpRequired: boolean) =>
      database.transaction((tx) => context.sites.updateMerchant(tx, SENVANG, { operatorTotpRequired }))
    await demandTotp(true)
    try {
      const refused = await read(url, operator)
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ code: 'OPERATOR_TOTP_REQUIRED' })
    } finally {
      await demandTotp(false)
    }
  })

  it('are taken from members and ADMIN, not from visitors or SUPPORT, and only pictures', async () => {
    const picture = await png()
    expect(await upload(picture, {})).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect(await upload(picture, { token: await platform.operator('support') })).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      right: 'files.upload',
    })
    const member = await platform.signIn('demo01')
    const { value } = await upload(picture, { token: member })
    expect((await read(value?.url ?? '', member)).status).toBe(200)
    expect((await read(value?.url ?? '', await platform.signIn('demo02'))).status).toBe(404)
    expect(await upload(Buffer.from('<svg onload="alert(1)"/>'), { token: member })).toMatchObject({
      status: 415,
      code: 'UPLOAD_NOT_A_PICTURE',
    })
  })

  it('of one brand are hidden from the operators of another view', async () => {
    const { value } = await upload(await png(), { token, merchant: 'SAKURA' })
    expect((await read(value?.url ?? '', token)).status).toBe(404)
  })
})
