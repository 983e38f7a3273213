import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { contentOperatorCalls } from '../content/operator/schema.ts'
import { sitesOperatorCalls } from '../sites/operator/schema.ts'
import { operatorsCalls } from './schema.ts'

/** What is done to a thing of a brand by its id alone. */
const calls = {
  ...sitesOperatorCalls,
  ...contentOperatorCalls,
  ...operatorsCalls,
  listOperatorMembers: true,
  getOperatorMember: true,
  listAuditEntries: true,
  getAuditEntry: true,
}
const names = Object.keys(calls) as (keyof typeof calls)[]
const changes = new Set(names.filter((name) => /^(update|create|delete|run)/.test(name)))
const reads = names.filter((name) => /^(list|get)/.test(name))

const banner = {
  groupName: 'w_home',
  position: 9,
  isPublished: false,
  startsAt: null,
  endsAt: null,
  linkageType: 'NONE',
  url: null,
  pictures: [{ language: 'vi', imageUrl: '/wps/artwork/banners/welcome-vi.webp', title: 'Chào' }],
}
const announcement = {
  promotionType: 'B',
  execution: 'B',
  audience: 'ALL',
  isPublished: false,
  startsAt: null,
  endsAt: null,
  translations: [{ language: 'vi', title: 'Chào', content: 'Nội dung' }],
}
const field = {
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 20,
  patternId: 1,
  acceptedPattern: '^[a-z]+$',
  position: 1,
}
const bodies: Record<string, unknown> = {
  updateMerchant: { name: 'Sen Vàng' },
  createMerchant: {
    code: 'HOASEN',
    name: 'Hoa Sen',
    domains: ['hoasen.example'],
    languages: ['vi'],
    defaultLanguage: 'vi',
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    reason: 'Mở thêm thương hiệu',
  },
  updateModule: { enabled: true },
  updateRegistrationField: field,
  updateContentNetworks: { images: [], games: [], reason: 'Gần người chơi' },
  createBanner: banner,
  updateBanner: banner,
  createAnnouncement: announcement,
  updateAnnouncement: announcement,
}

type ListName = 'listOperatorBanners' | 'listOperatorAnnouncements' | 'listOperatorMembers' | 'listAuditEntries'

describe('every operator call', () => {
  let platform: TestPlatform
  let tokens: Record<'ADMIN' | 'SUPPORT', string>
  let ids: Record<string, string>
  beforeAll(async () => {
    platform = await startPlatform()
    tokens = { ADMIN: await platform.operator('operator'), SUPPORT: await platform.operator('support') }
    const token = tokens.ADMIN
    const idOf = async (name: ListName) => (await platform.call(name, { token })).value.content[0]?.id ?? ''
    ids = {
      Merchant: SENVANG,
      Module: 'FREEPLAY3',
      RegistrationField: 'username',
      Banner: await idOf('listOperatorBanners'),
      Announcement: await idOf('listOperatorAnnouncements'),
      OperatorMember: await idOf('listOperatorMembers'),
      AuditEntry: await idOf('listAuditEntries'),
    }
    ids.OperatorBanner = ids.Banner ?? ''
    ids.OperatorAnnouncement = ids.Announcement ?? ''
  })
  afterAll(() => platform.stop())

  const make = (name: CallName, token?: string) => {
    const id = ids[name.replace(/^(get|update|delete|create|run|list)/, '')] ?? ''
    return platform.call(name, { params: { id }, body: bodies[name], ...(token && { token }) })
  }

  it.each([...changes, ...reads])('%s refuses whoever is not signed in', async (name) => {
    expect(await make(name)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  it.each([...changes])('%s refuses SUPPORT and changes nothing', async (name) => {
    const before = (await platform.call('listAuditEntries', { token: tokens.ADMIN })).value.totalItems
    expect(await make(name, tokens.SUPPORT)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await platform.call('listAuditEntries', { token: tokens.ADMIN })).value.totalItems).toBe(before)
  })

  it.each([
    ['vi', 'Bạn chưa có quyền “Sửa banner”. Hãy nhờ một nhân viên có vai trò Quản trị.'],
    ['en', 'You do not have the right “Change banners”. Please ask an operator with the role Administrator.'],
  ])('tells in %s which right is missing, and who can help', async (language, message) => {
    const options = { body: banner, token: tokens.SUPPORT ?? '', language }
    const answer = await platform.call('createBanner', options)
    expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN', right: 'banners.change', message })
    expect(answer).not.toHaveProperty('reason')
  })

  it.each(reads)('%s lets SUPPORT read', async (name) => {
    expect(await make(name, tokens.SUPPORT)).toMatchObject({ status: 200, success: true })
  })

  it.each([...changes])('%s lets ADMIN', async (name) => {
    expect(await make(name, tokens.ADMIN)).toMatchObject({ status: 200, success: true })
  })
})
