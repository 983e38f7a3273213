import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { need } from '../../../../../tests/support/need.ts'
import {
  DEMO_PASSWORD,
  randomAddress,
  SAKURA,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../../../../../tests/support/platform.ts'
import { race, raceLimits } from '../../../../../tests/support/race.ts'

const reason = 'Theo yêu cầu của đối tác'
const params = { id: SAKURA }

let platform: TestPlatform
let token: string
let second: string
beforeAll(async () => {
  platform = await startPlatform({ overrides: { limits: raceLimits } })
  ;[token, second] = await Promise.all([platform.operator('operator'), platform.operator('operator2')])
})
afterAll(() => platform.stop())

const draft = async () => (await platform.call('getMerchantDraft', { token, params })).value
const save = (basedOn: number | null, body: object, by = token) =>
  platform.call('saveMerchantDraft', { token: by, params, body: { basedOn, reason, ...body } })
const publish = (revision: string, by = token) =>
  platform.call('publishMerchantDraft', { token: by, params, body: { revision, reason } })
const discard = (number: number, by = token) =>
  platform.call('discardMerchantDraft', { token: by, params, query: { number, reason } })
const update = (body: object, by = token) =>
  platform.call('updateMerchant', { token: by, params, body: { reason, ...body } })
const site = async () => (await platform.call('getSite', { merchant: 'SAKURA' })).value
const versions = async () => (await platform.call('listMerchantVersions', { token, params })).value
const takeBack = (number: number, revision: string, overwrites = false) =>
  platform.call('takeBackMerchantVersion', {
    token,
    params: { id: SAKURA, number: String(number) },
    body: { revision, overwrites, reason },
  })
const newest = async () => {
  const [version] = (await versions()).content
  if (version === undefined) throw new Error('Nothing was saved')
  return version
}

/** A brand with known values and no draft. */
beforeEach(async () => {
  const open = await draft()
  if (open !== null) await discard(open.number)
  await update({
    name: 'Sakura',
    theme: [],
    blockedCountries: ['US'],
    realityCheckMinutes: 60,
    identityForWithdrawal: true,
  })
})

describe('a draft of a brand', () => {
  it('changes nothing until it is published, says what it would, and is over then', async () => {
    const theme = [{ name: 'brand', value: '#7fd1ae' }]
    const kept = await save(null, {
      name: 'Hoa Anh Đào',
      theme,
      blockedCountries: ['US', 'FR'],
      realityCheckMinutes: 60,
    })
    expect(kept.value).toMatchObject({
      number: expect.any(Number),
      savedBy: 'operator',
      before: { name: 'Sakura', theme: [], blockedCountries: ['US'] },
      after: { name: 'Hoa Anh Đào', theme, blockedCountries: ['US', 'FR'] },
    })
    expect(kept.value?.fields.toSorted()).toEqual(['blockedCountries', 'name', 'theme'])
    expect(await site()).toMatchObject({ name: 'Sakura', theme: {} })

    const published = await publish(String(kept.value?.revision))
    expect(published.value).toMatchObject({ name: 'Hoa Anh Đào', blockedCountries: ['US', 'FR'] })
    expect(await site()).toMatchObject({ name: 'Hoa Anh Đào', theme: { brand: '#7fd1ae' } })
    expect(await draft()).toBeNull()
    expect(await newest()).toMatchObject({ origin: 'DRAFT', savedBy: 'operator', reason })
    const log = await platform.call('listAuditEntries', { token, merchant: 'SAKURA' })
    expect(log.value.content.slice(0, 2).map(({ action }) => action)).toEqual(['merchants.publish', 'merchants.draft'])
  })

  it('is held to what a save is held to, and has to say something', async () => {
    expect(await save(null, { theme: [{ name: 'brand', value: 'red' }] })).toMatchObject({
      code: 'THEME_COLOUR',
      field: 'theme',
    })
    expect(await save(null, { domains: ['no host'] })).toMatchObject({ code: 'DOMAIN_ADDRESS', field: 'domains' })
    const of = (await platform.call('getMerchant', { token, params: { id: SENVANG } })).value.domains
    expect(await save(null, { domains: ['moi.localhost', of[0]] })).toMatchObject({
      status: 409,
      code: 'DOMAIN_TAKEN',
      field: 'domains',
      domain: of[0],
    })
    expect(await save(null, { name: 'Sakura' })).toMatchObject({ status: 409, code: 'MERCHANT_CHANGES_NOTHING' })
    expect(await draft()).toBeNull()
  })

  it('is not written over by who has not seen it', async () => {
    const first = need((await save(null, { name: 'Một' })).value).number
    expect(await save(null, { name: 'Hai' }, second)).toMatchObject({ status: 409, code: 'MERCHANT_DRAFT_CHANGED' })
    const next = need((await save(first, { name: 'Ba' }, second)).value)
    expect(next).toMatchObject({ savedBy: 'operator2' })
    expect(await discard(first)).toMatchObject({ code: 'MERCHANT_DRAFT_CHANGED' })
    expect((await draft())?.after.name).toBe('Ba')
    // Nor one that was begun anew: its first save is none that an earlier draft had.
    await discard(next.number)
    const anew = need((await save(null, { name: 'Bốn' }, second)).value).number
    for (const seen of [first, next.number])
      expect(await save(seen, { name: 'Năm' })).toMatchObject({ code: 'MERCHANT_DRAFT_CHANGED' })
    expect((await discard(anew)).success).toBe(true)
  })

  it('is given up also when it could not be published any more', async () => {
    const kept = need((await save(null, { defaultLanguage: 'en' })).value)
    const { languages } = kept.before
    await update({ languages: languages.filter((language) => language !== 'en') })
    expect(await publish(kept.revision)).toMatchObject({ success: false })
    expect((await discard(kept.number)).success).toBe(true)
    expect(await draft()).toBeNull()
    await update({ languages })
  })

  it('is published as it was seen: a save of the same field beside it is looked at first', async () => {
    const seen = String((await save(null, { name: 'Một' })).value?.revision)
    await update({ blockedCountries: [] })
    await update({ name: 'Hai' })
    expect(await publish(seen)).toMatchObject({ status: 409, code: 'FOUR_EYES_CHANGED' })
    expect(await draft()).toMatchObject({ before: { name: 'Hai' }, after: { name: 'Một' }, fields: ['name'] })
    expect((await publish(String((await draft())?.revision))).value).toMatchObject({
      name: 'Một',
      blockedCountries: [],
    })
  })

  it('that demands less of members waits for a second operator, who publishes the same', async () => {
    const seen = String((await save(null, { identityForWithdrawal: false })).value?.revision)
    expect((await publish(seen)).value).toMatchObject({
      identityForWithdrawal: true,
      proposal: { wish: { identityForWithdrawal: false } },
    })
    expect(await draft()).not.toBeNull()
    expect(await publish(seen)).toMatchObject({ code: 'FOUR_EYES_SAME_OPERATOR' })
    expect((await publish(seen, second)).value).toMatchObject({ identityForWithdrawal: false, proposal: null })
    expect(await draft()).toBeNull()
  })

  it('is nothing to operators of another brand, and is not changed by who only reads', async () => {
    await save(null, { name: 'Một' })
    const { operators } = platform.context
    const who = { name: 'Vận hành', password: DEMO_PASSWORD }
    await operators.createOperator({ ...who, account: 'senvangonly', role: 'ADMIN', merchantIds: [SENVANG] })
    await operators.createOperator({ ...who, account: 'sakurareads', role: 'SUPPORT', merchantIds: [SAKURA] })
    const signIn = async (account: string) =>
      (await platform.call('operatorSignIn', { ip: randomAddress(), body: { account, password: DEMO_PASSWORD } })).value
        .token
    const [other, reader] = [await signIn('senvangonly'), await signIn('sakurareads')]
    expect(await platform.call('getMerchantDraft', { token: other, params })).toMatchObject({ status: 404 })
    expect(await save(1, { name: 'Hai' }, other)).toMatchObject({ status: 404 })
    expect(await platform.call('listMerchantVersions', { token: other, params })).toMatchObject({ status: 404 })
    expect(await save(1, { name: 'Hai' }, reader)).toMatchObject({ status: 403 })
    expect(await publish('x'.repeat(22), reader)).toMatchObject({ status: 403 })
  })

  race('is published once, also by two at once', async () => {
    const seen = String((await save(null, { name: `Lần ${Date.now()}` })).value?.revision)
    const { totalItems } = await versions()
    const answers = await Promise.all([publish(seen), publish(seen, second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await versions()).totalItems).toBe(totalItems + 1)
  })

  race('and a save at once end as one after the other', async () => {
    const seen = String((await save(null, { name: 'Nháp' })).value?.revision)
    const [published, saved] = await Promise.all([publish(seen), update({ name: 'Thẳng' }, second)])
    expect(saved.status).toBe(200)
    const { name } = (await platform.call('getMerchant', { token, params })).value
    // Whoever publishes after the save has not seen it; whoever was before is written over, as by any save.
    expect(name).toBe('Thẳng')
    expect([200, 409]).toContain(published.status)
  })

  race('has one first save', async () => {
    const answers = await Promise.all([save(null, { name: 'Một' }), save(null, { name: 'Hai' }, second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('a save of a brand', () => {
  it('is a version, and is taken back as a version of its own', async () => {
    await update({ name: 'Hoa Anh Đào', theme: [{ name: 'brand', value: '#7fd1ae' }] })
    const version = await newest()
    expect(version).toMatchObject({ origin: 'SAVE', before: { name: 'Sakura' }, after: { name: 'Hoa Anh Đào' } })
    expect(version.changedSince).toEqual([])
    expect((await takeBack(version.number, version.back.revision)).value).toMatchObject({ name: 'Sakura', theme: [] })
    expect(await site()).toMatchObject({ name: 'Sakura', theme: {} })
    expect(await newest()).toMatchObject({ origin: 'TAKE_BACK', takesBack: version.number })
    expect(await takeBack(version.number, version.back.revision)).toMatchObject({ status: 409 })
  })

  it('leaves what a later save changed, unless that is seen and said', async () => {
    await update({ name: 'Một', realityCheckMinutes: 30 })
    const first = await newest()
    await update({ name: 'Hai' })
    expect(await takeBack(first.number, first.back.revision)).toMatchObject({
      status: 409,
      code: 'MERCHANT_VERSION_CHANGED_SINCE',
    })
    expect(await takeBack(first.number, first.back.revision, true)).toMatchObject({ code: 'FOUR_EYES_CHANGED' })
    const now = (
      await platform.call('getMerchantVersion', { token, params: { ...params, number: String(first.number) } })
    ).value
    expect(now).toMatchObject({ changedSince: ['name'], back: { before: { name: 'Hai' }, after: { name: 'Sakura' } } })
    expect((await takeBack(first.number, now.back.revision, true)).value).toMatchObject({
      name: 'Sakura',
      realityCheckMinutes: 60,
    })
  })

  it('that changes nothing is no version, and one that nobody made is none', async () => {
    const { totalItems } = await versions()
    await update({ name: 'Sakura' })
    expect((await versions()).totalItems).toBe(totalItems)
    expect(await takeBack(999_999, 'x'.repeat(22))).toMatchObject({ status: 404, code: 'MERCHANT_VERSION_NOT_FOUND' })
  })

  it('gives host names back while nobody else has them', async () => {
    const { domains } = (await platform.call('getMerchant', { token, params })).value
    await update({ domains: ['mot.example'] })
    const version = await newest()
    const taken = { token, params: { id: SENVANG } }
    const before = (await platform.call('getMerchant', taken)).value.domains
    await platform.call('updateMerchant', { ...taken, body: { domains: [...before, domains[0] ?? ''] } })
    expect(await takeBack(version.number, version.back.revision)).toMatchObject({ code: 'DOMAIN_TAKEN' })
    await platform.call('updateMerchant', { ...taken, body: { domains: before } })
    expect((await takeBack(version.number, version.back.revision)).value.domains.toSorted()).toEqual(domains.toSorted())
  })
})
