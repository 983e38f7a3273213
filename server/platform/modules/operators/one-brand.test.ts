import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givePicture } from '../../../../tests/support/avatars.ts'
import {
  DEMO_PASSWORD,
  randomAddress,
  SAKURA,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../../../../tests/support/platform.ts'
import { newId } from '../../lib/id.ts'

const reason = 'Rà soát thương hiệu'
const beyond = { status: 403, code: 'OPERATOR_BEYOND_BRANDS' }

let platform: TestPlatform
let head: string
let local: string
beforeAll(async () => {
  platform = await startPlatform()
  head = await platform.operator()
  const who = { account: 'sakura', name: 'Quản lý Sakura', role: 'ADMIN', password: DEMO_PASSWORD } as const
  await platform.context.operators.createOperator({ ...who, merchantIds: [SAKURA] })
  const body = { account: who.account, password: DEMO_PASSWORD }
  local = (await platform.call('operatorSignIn', { ip: randomAddress(), body })).value.token
})
afterAll(() => platform.stop())

it('is told of vendors and of their orders only what is of the own brand', async () => {
  const { vendors } = platform.context
  const order = { adapter: 'hub88', kind: 'BET', result: 'SUCCESS' }
  for (const merchantId of [SENVANG, SENVANG, SAKURA]) vendors.health.ordered({ ...order, merchantId })
  const [offered] = (await platform.call('listVendorHealth', { token: local })).value
  const place = { vendorCode: offered?.id ?? '', adapter: offered?.adapter ?? '' }
  for (const merchantId of [SENVANG, SENVANG, SAKURA])
    await vendors.health.guard({ ...place, merchantId }, async () => undefined)

  const orders = async (token: string) => (await platform.call('listVendorOrders', { token })).value
  expect(await orders(local)).toMatchObject([{ ...order, orders: 1 }])
  expect(await orders(head)).toMatchObject([{ ...order, orders: 3 }])
  const health = async (token: string) => (await platform.call('listVendorHealth', { token })).value
  const calls = async (token: string) => (await health(token)).find(({ id }) => id === offered?.id)?.calls
  expect(await calls(local)).toBe(1)
  expect(await calls(head)).toBe(3)
  const own = await platform.call('listOperatorVendors', { token: local, query: { pageSize: 100 } })
  const names = own.value.content.map(({ id }) => id)
  expect((await health(local)).filter(({ id }) => !names.includes(id))).toEqual([])
  expect((await health(head)).length).toBeGreaterThan((await health(local)).length)
})

it('is told of the trial balance what is of the own brand, and nothing of a flaw elsewhere', async () => {
  const { query } = platform.database
  const countOf = async (table: 'ledger_accounts' | 'ledger_transfers', merchantId?: string) => {
    const all = query.selectFrom(table).select((count) => count.fn.countAll<bigint>().as('rows'))
    const rows = merchantId === undefined ? all : all.where('merchant_id', '=', merchantId)
    return Number((await rows.executeTakeFirstOrThrow()).rows)
  }
  const { id } = await platform.member({ funds: 10_000n })
  await query.updateTable('ledger_accounts').set({ balance: 1n }).where('member_id', '=', id).execute()
  const whole = (await platform.call('runTrialBalance', { token: head })).value
  expect(whole).toMatchObject({
    balanced: false,
    accounts: await countOf('ledger_accounts'),
    transfers: await countOf('ledger_transfers'),
  })
  const figures = {
    balanced: true,
    accounts: await countOf('ledger_accounts', SAKURA),
    transfers: await countOf('ledger_transfers', SAKURA),
  }
  expect((await platform.call('runTrialBalance', { token: local })).value).toMatchObject({ ...figures, mismatches: [] })
  expect((await platform.call('getTrialBalance', { token: local })).value).toMatchObject({ ...figures, mismatches: [] })
  const [last] = (await platform.call('listTrialBalances', { token: local })).value
  expect(last).toMatchObject({ ...figures, mismatches: 0 })
})

it('takes the house accounts of the own brand and leaves those of others as they were taken', async () => {
  await platform.call('takeHouseAccounts', { token: head, merchant: 'SENVANG' })
  const taken = async () => (await platform.call('listHouseAccounts', { token: head, merchant: 'SENVANG' })).value
  const before = await taken()
  expect(before.accounts.length).toBeGreaterThan(0)
  platform.clock.advance(60_000)
  const own = await platform.call('takeHouseAccounts', { token: local })
  expect(Date.parse(own.value.takenAt ?? '')).toBeGreaterThan(Date.parse(before.takenAt ?? ''))
  expect(await taken()).toEqual(before)
})

it('moves the own brand neither out of nor into a group with brands of others', async () => {
  const move = (token: string, id: string, operatorGroup: string) =>
    platform.call('updateMerchant', { token, params: { id }, body: { operatorGroup } })
  expect(await move(local, SAKURA, 'ALONE')).toMatchObject({ ...beyond, field: 'operatorGroup' })
  expect((await move(head, SAKURA, 'ALONE')).success).toBe(true)
  expect(await move(local, SAKURA, 'HOUSE')).toMatchObject(beyond)
  expect((await move(local, SAKURA, 'NEW')).success).toBe(true)
  expect((await move(head, SAKURA, 'HOUSE')).success).toBe(true)
})

it('keeps a self-exclusion that holds elsewhere too, and does not lift it', async () => {
  const { member, token } = await platform.signedInMember({ merchantId: SAKURA })
  await platform.call('selfExclude', { token, merchant: 'SAKURA', body: { length: 'YEAR' } })
  const ask = () =>
    platform.call('requestExclusionLift', { token, merchant: 'SAKURA', body: { reason: 'Tôi muốn chơi lại sớm hơn' } })
  await ask()
  const { value } = await platform.call('listOperatorExclusions', { token: local })
  const params = { id: value.content.find(({ memberId }) => memberId === member.id)?.id ?? '' }
  const decide = (by: string, grant: boolean) =>
    platform.call('decideExclusionLift', { token: by, merchant: 'SAKURA', params, body: { grant, reason } })
  expect(await decide(local, true)).toMatchObject(beyond)
  expect((await decide(local, false)).success).toBe(true)
  await ask()
  expect((await decide(head, true)).success).toBe(true)
})

it('sees the picture of a member only at the brand of the member', async () => {
  const member = await platform.member()
  const { address } = await givePicture(platform.database, { merchantId: SENVANG, memberId: member.id })
  const read = (headers: Record<string, string>) => fetch(`${platform.url}${address}`, { headers })
  expect((await read({ merchant: 'SENVANG' })).status).toBe(200)
  const missing = await fetch(`${platform.url}/wps/member/icons/${newId()}`, { headers: { merchant: 'SAKURA' } })
  const foreign = await read({ merchant: 'SAKURA' })
  expect(foreign.status).toBe(404)
  const said = async (response: Response) => ((await response.json()) as { code: string }).code
  expect(await said(foreign)).toBe(await said(missing))
  expect((await read({ authorization: `Bearer ${local}` })).status).toBe(404)
  expect((await read({ authorization: `Bearer ${head}`, merchant: 'SENVANG' })).status).toBe(200)
})

it('puts into a banner only what operators of the own brand uploaded', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#268' } })
    .png()
    .toBuffer()
  async function upload(token: string, merchant: string): Promise<string> {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(png)]), 'picture.png')
    const headers = { authorization: `Bearer ${token}`, merchant }
    const response = await fetch(`${platform.url}/wps/files`, { method: 'POST', headers, body })
    return ((await response.json()) as { value: { url: string } }).value.url
  }
  const show = (imageUrl: string) =>
    platform.call('createBanner', {
      token: local,
      body: {
        groupName: 'w_home',
        position: 9,
        isPublished: true,
        startsAt: null,
        endsAt: null,
        linkageType: 'NONE',
        url: null,
        pictures: [{ language: 'vi', imageUrl, title: 'Chào' }],
      },
    })
  const refused = { status: 422, code: 'PICTURE_INVALID', field: 'pictures.0.imageUrl' }
  const { token } = await platform.signedInMember({ merchantId: SAKURA })
  expect(await show(await upload(head, 'SENVANG'))).toMatchObject(refused)
  expect(await show(await upload(token, 'SAKURA'))).toMatchObject(refused)
  expect((await show(await upload(local, 'SAKURA'))).success).toBe(true)
})
