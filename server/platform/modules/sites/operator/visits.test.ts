import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { need } from '../../../../../tests/support/need.ts'
import {
  DEMO_PASSWORD,
  randomAddress,
  SAKURA,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../../../../../tests/support/platform.ts'
import { race } from '../../../../../tests/support/race.ts'

const reason = 'Kiểm tra theo yêu cầu'
const params = { id: SAKURA }

let platform: TestPlatform
let token: string
let host: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
  host = (await platform.call('getMerchant', { token, params })).value.domains[0] ?? ''
})
afterAll(() => platform.stop())

const update = (body: object) => platform.call('updateMerchant', { token, params, body: { reason, ...body } })
const visit = async (query: object) =>
  (await platform.call('previewVisit', { token, params, query: { host, ...query } })).value

describe('what a visitor would see', () => {
  it('is what the door answers: open, blocked by a rule, under maintenance in his language', async () => {
    expect(await visit({ country: 'VN', language: 'en-GB,vi;q=0.5' })).toMatchObject({
      leadsTo: 'THIS',
      status: 0,
      region: null,
      language: 'en',
    })
    await update({ blockedCountries: ['FR'] })
    expect(await visit({ country: 'FR' })).toMatchObject({ status: 2, region: 'BLOCKED' })
    expect(await visit({ country: 'VN' })).toMatchObject({ status: 0, region: null })
    expect(await visit({})).toMatchObject({ status: 0, region: null })
    await update({ status: 1, maintenanceMessages: [{ language: 'vi', message: 'Nâng cấp' }] })
    expect(await visit({ language: 'en' })).toMatchObject({ status: 1, language: 'en', message: 'Nâng cấp' })
    expect((await platform.call('getStatus', { merchant: 'SAKURA', language: 'en' })).value).toMatchObject({
      status: 1,
      message: 'Nâng cấp',
    })
    await update({ status: 0, blockedCountries: [] })
  })

  it('says of a host name whose it is, and no more of another brand', async () => {
    const other = (await platform.call('getMerchant', { token, params: { id: SENVANG } })).value.domains[0]
    expect(await visit({ host: `${host.toUpperCase()}:4000` })).toMatchObject({ leadsTo: 'THIS' })
    expect(await visit({ host: other })).toMatchObject({ leadsTo: 'OTHER', name: 'Sakura' })
    expect(await visit({ host: 'nobody.example' })).toMatchObject({ leadsTo: 'NOBODY' })
  })

  it('is asked of the draft too, which changes nothing', async () => {
    expect(await platform.call('previewVisit', { token, params, query: { host, byDraft: true } })).toMatchObject({
      code: 'MERCHANT_DRAFT_NOT_FOUND',
    })
    const body = { basedOn: null, reason, blockedCountries: ['VN'], domains: ['mot.example'] }
    const { number } = need((await platform.call('saveMerchantDraft', { token, params, body })).value)
    expect(await visit({ country: 'VN' })).toMatchObject({ leadsTo: 'THIS', status: 0 })
    expect(await visit({ country: 'VN', byDraft: true })).toMatchObject({ leadsTo: 'NOBODY', status: 2 })
    expect(await visit({ host: 'mot.example', byDraft: true })).toMatchObject({ leadsTo: 'THIS' })
    await platform.call('discardMerchantDraft', { token, params, query: { number, reason } })
  })

  it('is nothing to operators of another brand', async () => {
    const who = { account: 'senvangvisits', name: 'Vận hành', role: 'ADMIN', password: DEMO_PASSWORD } as const
    await platform.context.operators.createOperator({ ...who, merchantIds: [SENVANG] })
    const body = { account: who.account, password: DEMO_PASSWORD }
    const { token: other } = (await platform.call('operatorSignIn', { ip: randomAddress(), body })).value
    expect(await platform.call('previewVisit', { token: other, params, query: { host } })).toMatchObject({
      status: 404,
    })
  })
})

describe('whitelabel modules', () => {
  const modules = async () =>
    (await platform.call('listModules', { token, merchant: 'SAKURA', query: { pageSize: 100 } })).value.content
  const set = (id: string, enabled: boolean) =>
    platform.call('updateModule', { token, merchant: 'SAKURA', params: { id }, body: { enabled, reason } })
  const only = async (...on: string[]) => {
    await platform.database.raw('update merchant_modules set enabled = module = any($2) where merchant_id = $1', [
      SAKURA,
      on,
    ])
    platform.context.sites.forgetCaches()
  }

  it('say in words what they do, and what they need', async () => {
    const found = await modules()
    for (const { id, description } of found) expect(description, id).toMatch(/: .+\.$/)
    const of = (id: string) => found.find((one) => one.id === id)
    expect(of('MOBILENUMPASSREG3')).toMatchObject({ needs: ['MOBILENUMREG3'], neededBy: [] })
    expect(of('MOBILENUMREG3')).toMatchObject({ needs: [], neededBy: ['MOBILENUMPASSREG3'] })
  })

  it('are not switched on without what they need', async () => {
    await only('USERNAMEREG3')
    expect(await set('MOBILENUMPASSREG3', true)).toMatchObject({ status: 422, code: 'MODULE_NEEDS' })
  })

  it('let nobody register who could never sign in again', async () => {
    await only('USERNAMEREG3')
    expect(await set('MOBILENUMREG3', true)).toMatchObject({ status: 422, code: 'MODULE_LOCKS_OUT' })
    await set('MOBILEVERCODELOGIN3', true)
    expect((await set('MOBILENUMREG3', true)).status).toBe(200)
    expect(await set('MOBILEVERCODELOGIN3', false)).toMatchObject({ code: 'MODULE_LOCKS_OUT' })
  })

  race('are judged together, also when two go off at once', async () => {
    await only('USERNAMEREG3', 'MOBILENUMREG3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3')
    const answers = await Promise.all([set('MOBILEVERCODELOGIN3', false), set('CHNGPASSVERIF3', false)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })
})
