import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, SAKURA, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { listCalls } from '../../modules.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
})
afterAll(() => platform.stop())

type Row = Record<string, string>
const list = async (name: CallName, query: Record<string, string | number | boolean> = {}, merchant = 'SENVANG') =>
  (await platform.call(name, { token, merchant, query })).value as unknown as {
    content: Row[]
    totalItems: number
    totalPages: number
    pageNum: number
  }
const pick = (rows: Row[], field: string) => rows.map((row) => row[field])

describe('lists of operators', () => {
  it('come in pages', async () => {
    const first = await list('listOperatorBanners', { pageSize: 4, sort: 'position' })
    const second = await list('listOperatorBanners', { pageSize: 4, pageNo: 2, sort: 'position' })
    expect(first).toMatchObject({ totalItems: 9, totalPages: 3, pageNum: 1 })
    expect(second.pageNum).toBe(2)
    expect(pick(first.content, 'id')).not.toEqual(expect.arrayContaining(pick(second.content, 'id')))
  })

  it('are sorted both ways by the fields they allow', async () => {
    const up = pick((await list('listOperatorMembers', { sort: 'account', pageSize: 100 })).content, 'account')
    const down = pick((await list('listOperatorMembers', { sort: '-account', pageSize: 100 })).content, 'account')
    expect(up.length).toBeGreaterThan(1)
    expect(down).toEqual(up.toReversed())
    const modules = pick((await list('listModules', { sort: '-id' })).content, 'id')
    expect(modules).toEqual(modules.toSorted().reverse())
  })

  it('honour each filter of banners', async () => {
    expect((await list('listOperatorBanners', { groupName: 'w_home' })).totalItems).toBe(5)
    expect((await list('listOperatorBanners', { isPublished: false })).totalItems).toBe(0)
    expect((await list('listOperatorBanners', { isPublished: true, groupName: 'w_login' })).totalItems).toBe(1)
    expect((await list('listOperatorBanners', { search: 'vietqr' })).totalItems).toBe(2)
    expect((await list('listOperatorBanners', { search: '%' })).totalItems).toBe(0)
  })

  it('honour each filter of announcements', async () => {
    expect((await list('listOperatorAnnouncements', { promotionType: 'B' })).totalItems).toBe(4)
    expect((await list('listOperatorAnnouncements', { execution: 'F' })).totalItems).toBe(1)
    expect((await list('listOperatorAnnouncements', { audience: 'AGENTS' })).totalItems).toBe(2)
    expect(
      (await list('listOperatorAnnouncements', { promotionType: 'PU', execution: 'A', isPublished: true })).totalItems,
    ).toBe(1)
    expect((await list('listOperatorAnnouncements', { search: 'VietQR' })).totalItems).toBe(1)
  })

  it('honour each filter of members', async () => {
    expect(pick((await list('listOperatorMembers', { search: 'DEMO01' })).content, 'account')).toEqual(['demo01'])
    const agents = await list('listOperatorMembers', { types: '1,2,41,42', pageSize: 100 })
    expect(agents.content.length).toBeGreaterThan(0)
    for (const row of agents.content) expect([1, 2, 41, 42]).toContain(row.type)
    expect((await list('listOperatorMembers', { status: 'LOCKED' })).totalItems).toBe(0)
    const member = await platform.member({ email: 'rare.name@example.com', mobile: '+84987654321', funds: 12_345_600n })
    const [found] = (await list('listOperatorMembers', { search: 'rare.name' })).content
    expect(found).toMatchObject({ id: member.id, balance: '1234.56' })
    expect((await list('listOperatorMembers', { search: '987654321' })).totalItems).toBe(1)
    const one = await platform.call('getOperatorMember', { token, params: { id: member.id } })
    expect(one.value).toEqual(found)
  })

  it('honour each filter of the audit log', async () => {
    await platform.call('updateModule', { token, params: { id: 'FREEPLAY3' }, body: { enabled: true, reason: 'why' } })
    const since = platform.clock.now().toISOString()
    await platform.call('updateModule', { token, params: { id: 'USERNAMEREG3' }, body: { enabled: true } })
    expect(pick((await list('listAuditEntries', { action: 'modules.update' })).content, 'subjectId')).toEqual([
      'USERNAMEREG3',
      'FREEPLAY3',
    ])
    expect(
      (await list('listAuditEntries', { subjectKind: 'whitelabelModules', subjectId: 'FREEPLAY3' })).totalItems,
    ).toBe(1)
    expect((await list('listAuditEntries', { operatorAccount: 'support' })).totalItems).toBe(0)
    expect((await list('listAuditEntries', { from: since })).totalItems).toBe(1)
    expect((await list('listAuditEntries', { to: since, action: 'modules.update' })).totalItems).toBe(1)
    const [entry] = (await list('listAuditEntries', { from: since })).content
    expect((await platform.call('getAuditEntry', { token, params: { id: entry?.id ?? '' } })).value).toEqual(entry)
  })

  it('show of another brand nothing', async () => {
    const here = await platform.member({})
    const there = await platform.member({ merchantId: SAKURA })
    const ids = async (merchant: string) =>
      pick((await list('listOperatorMembers', { pageSize: 100 }, merchant)).content, 'id')
    expect(await ids('SENVANG')).toContain(here.id)
    expect(await ids('SENVANG')).not.toContain(there.id)
    expect(await ids('SAKURA')).not.toContain(here.id)
    expect(
      (await platform.call('getOperatorMember', { token, merchant: 'SAKURA', params: { id: here.id } })).code,
    ).toBe('OPERATOR_MEMBER_NOT_FOUND')
    const [entry] = (await list('listAuditEntries')).content
    const elsewhere = await platform.call('getAuditEntry', {
      token,
      merchant: 'SAKURA',
      params: { id: entry?.id ?? '' },
    })
    expect(elsewhere.code).toBe('AUDIT_ENTRY_NOT_FOUND')
  })

  it('tell the last trial balance once it ran', async () => {
    const ran = await platform.call('runTrialBalance', { token })
    expect(ran.value).toMatchObject({ balanced: true, mismatches: [] })
    expect((await platform.call('getTrialBalance', { token })).value).toEqual(ran.value)
  })
})

/** Of things that are known by codes any word could be one. */
const byCodes = ['listOperatorVendors', 'listOperatorChannels']

const byIds = listCalls().filter(
  ({ call }) =>
    call.access === 'operator' && call.method === 'GET' && JSON.stringify(call.query ?? {}).includes('"ids"'),
)
it.each(byIds.map(({ name }) => name))('%s takes ids that are none for bad input, or for nothing', async (name) => {
  const id = '01935000-0000-7000-8000-000000000099'
  const ask = (ids: string) => platform.call(name as CallName, { token, query: { ids } })
  expect((await ask(`${id},${id}`)).status).toBe(200)
  const { status, code, field } = await ask('x')
  if (byCodes.includes(name)) expect(status).toBe(200)
  else expect({ status, code, field }).toEqual({ status: 400, code: 'INVALID_INPUT', field: 'ids' })
  expect((await ask(Array.from({ length: 101 }, () => id).join(','))).status).toBe(400)
})
