import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  randomAddress,
  SAKURA,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../../../../../tests/support/platform.ts'
import { byTwo } from '../../../../../tests/support/two-operators.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
})
afterAll(() => platform.stop())

const lastEntry = async (merchant = 'SENVANG') =>
  (await platform.call('listAuditEntries', { token, merchant })).value.content[0]

/** The events published while something is done. */
async function eventsOf(work: () => Promise<unknown>): Promise<string[]> {
  const topics: string[] = []
  const stop = platform.context.events.subscribe((event) =>
    topics.push(event.type === 'site' ? `site ${event.topic}` : event.type),
  )
  await work()
  stop()
  return topics
}

describe('a change of a brand', () => {
  it('shows at once, tells the events, and is in the log with before, after and reason', async () => {
    const body = {
      status: 1,
      maintenanceMessages: [{ language: 'vi', message: 'Nâng cấp máy chủ' }],
      maintenanceUntil: '2031-01-01T00:00:00.000Z',
      blockedCountries: ['US'],
      reason: 'Nâng cấp',
    }
    const events = await eventsOf(() => platform.call('updateMerchant', { token, params: { id: SENVANG }, body }))
    expect(events).toContain('site status')
    expect((await platform.call('getStatus')).value).toMatchObject({
      status: 1,
      message: 'Nâng cấp máy chủ',
      until: body.maintenanceUntil,
    })
    expect(await lastEntry()).toMatchObject({
      action: 'merchants.update',
      subjectKind: 'merchants',
      subjectId: SENVANG,
      operatorAccount: 'operator',
      reason: 'Nâng cấp',
      before: { status: 0, blockedCountries: [] },
      after: { status: 1, blockedCountries: ['US'] },
    })
    await platform.call('updateMerchant', { token, params: { id: SENVANG }, body: { status: 0, blockedCountries: [] } })
    expect((await platform.call('getStatus')).value.status).toBe(0)
  })

  it('says how its players are protected, with before and after in the log', async () => {
    const before = { operatorGroup: 'HOUSE', realityCheckMinutes: 60, identityForWithdrawal: false }
    const after = { operatorGroup: 'OTHER', realityCheckMinutes: 15, identityForWithdrawal: true }
    const change = (body: object) => platform.call('updateMerchant', { token, params: { id: SENVANG }, body })
    expect((await change(after)).value).toMatchObject(after)
    expect(await lastEntry()).toMatchObject({ action: 'merchants.update', before, after })
    expect(await change({ realityCheckMinutes: 45 })).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    const back = await byTwo(platform, 'updateMerchant', { params: { id: SENVANG }, body: before })
    expect(back.value).toMatchObject(before)
  })

  it('says whose mobile numbers are taken, which tells how long they are, and from what age people may play', async () => {
    const change = (body: object) => platform.call('updateMerchant', { token, params: { id: SENVANG }, body })
    const rules = async () => (await platform.call('getRegistrationSetting')).value
    const known = (await platform.call('getMerchant', { token, params: { id: SENVANG } })).value
    const before = { mobileCountries: known.mobileCountries, minimumAge: known.minimumAge }
    const after = { mobileCountries: ['JP', 'CN'], minimumAge: 21 }
    expect((await change({ ...after, mobileCountries: ['JP', 'CN', 'JP'] })).value).toMatchObject(after)
    expect(await lastEntry()).toMatchObject({ action: 'merchants.update', before, after })
    expect(await rules()).toMatchObject({
      countries: [{ countryCode: 'JP', countryDialingCode: '+81' }, { countryCode: 'CN' }],
      minimumAge: 21,
      mobileDigits: { minimum: 10, maximum: 12 },
    })
    expect(await change({ mobileCountries: ['VN', 'AQ'] })).toMatchObject({
      status: 422,
      code: 'MOBILE_COUNTRY',
      field: 'mobileCountries',
      country: 'AQ',
    })
    expect(await change({ mobileCountries: [] })).toMatchObject({ status: 400 })
    expect(await change({ minimumAge: 17 })).toMatchObject({ status: 400, field: 'minimumAge' })
    expect((await change(before)).value).toMatchObject(before)
  })

  it('offers languages that have all their words, and those alone', async () => {
    const change = (body: object) => platform.call('updateMerchant', { token, params: { id: SENVANG }, body })
    const { content } = (await platform.call('listLanguages', { token, query: { size: 100 } })).value
    expect(content.filter(({ missing }: { missing: number }) => missing === 0)).toMatchObject([
      { id: 'vi', codes: ['VI'], name: 'Tiếng Việt' },
      { id: 'en', codes: ['EN'], name: 'English' },
    ])
    expect(await change({ languages: ['vi', 'ko'] })).toMatchObject({
      status: 422,
      code: 'LANGUAGE_INCOMPLETE',
      field: 'languages',
    })
    expect(await change({ languages: ['en'] })).toMatchObject({
      code: 'LANGUAGE_NOT_OFFERED',
      field: 'defaultLanguage',
    })
    expect(await change({ languages: [] })).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    await change({ languages: ['en'], defaultLanguage: 'en' })
    expect((await platform.call('getSite')).value).toMatchObject({ languages: ['en'], defaultLanguage: 'en' })
    await change({ languages: ['vi', 'en'], defaultLanguage: 'vi' })
    expect((await platform.call('getSite')).value).toMatchObject({ languages: ['vi', 'en'], defaultLanguage: 'vi' })
  })

  it('stands in the log of that brand, whichever is in view', async () => {
    await platform.call('updateMerchant', { token, params: { id: SAKURA }, body: { name: 'Sakura' } })
    expect(await lastEntry('SAKURA')).toMatchObject({ subjectId: SAKURA })
    expect(await lastEntry()).not.toMatchObject({ subjectId: SAKURA })
  })

  it('refuses what is no country, no language, no field', async () => {
    const change = (body: object) => platform.call('updateMerchant', { token, params: { id: SENVANG }, body })
    expect(await change({ blockedCountries: ['usa'] })).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(await change({ maintenanceMessages: [{ language: 'th', message: 'x' }] })).toMatchObject({
      code: 'LANGUAGE_NOT_OFFERED',
    })
    expect(await change({ mode: 'LIVE' })).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  })
})

describe('a change of modules and registration fields', () => {
  it('shows at once and is in the log', async () => {
    const isOn = async () => (await platform.call('getSite')).value.modules.includes('FREEPLAY3')
    expect(await isOn()).toBe(true)
    const events = await eventsOf(() =>
      platform.call('updateModule', { token, params: { id: 'FREEPLAY3' }, body: { enabled: false, reason: 'test' } }),
    )
    expect(events).toContain('site whitelabel')
    expect(await isOn()).toBe(false)
    expect(await lastEntry()).toMatchObject({
      action: 'modules.update',
      subjectId: 'FREEPLAY3',
      before: { enabled: true },
      after: { enabled: false },
    })
    await platform.call('updateModule', { token, params: { id: 'FREEPLAY3' }, body: { enabled: true } })

    const field = (await platform.call('listRegistrationFields', { token })).value.content.find(
      ({ id }: { id: string }) => id === 'username',
    )
    if (field === undefined) throw new Error('no such field')
    const { id: _id, name: _name, ...rule } = field
    const changed = { ...rule, minLength: rule.minLength + 1 }
    await platform.call('updateRegistrationField', { token, params: { id: 'username' }, body: changed })
    const { fields } = (await platform.call('getRegistrationSetting')).value
    expect(fields.find(({ name }: { name: string }) => name === 'username')).toMatchObject({
      minLength: rule.minLength + 1,
    })
    expect(await lastEntry()).toMatchObject({
      action: 'registrationFields.update',
      before: { minLength: rule.minLength },
    })
  })

  it.each([
    ['no expression', '([', '', 'This pattern is not a valid expression.'],
    ['too many characters', `^${'a'.repeat(900)}$`, '_LARGE', 'This pattern is too large.'],
    ['a reference back', '^(a*)\\1$', '_IMPOSSIBLE', '\\1 is not possible here.'],
    ['a look ahead', '^(?=.*[A-Z]).+$', '_IMPOSSIBLE', '(?= is not possible here.'],
  ])('refuses a pattern with %s', async (_what, acceptedPattern, code, words) => {
    const body = {
      enabled: true,
      required: false,
      minLength: 1,
      maxLength: 20,
      patternId: 1,
      acceptedPattern,
      position: 3,
    }
    const params = { id: 'nickname' }
    const answer = await platform.call('updateRegistrationField', { token, params, body, language: 'en' })
    const refused = { success: false, code: `REGISTRATION_FIELD_PATTERN${code}`, field: 'acceptedPattern' }
    expect(answer).toMatchObject(refused)
    expect(answer.message).toContain(words)
  })

  it('takes a pattern that would keep the engine of JavaScript busy for minutes, and answers who registers', async () => {
    const rule = { enabled: true, required: false, minLength: 1, maxLength: 1000, patternId: 1, position: 3 }
    const body = { ...rule, acceptedPattern: '^.*.*.*=$' }
    const saved = await platform.call('updateRegistrationField', { token, params: { id: 'address' }, body })
    expect(saved.success).toBe(true)
    const person = { username: 'kiennhan', password: 'Hoa!mai2026x', acceptedTerms: true, address: 'a'.repeat(200) }
    const refused = await platform.call('register', { ip: randomAddress(), body: person })
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', field: 'address' })
  })

  it('refuses lengths that nobody could meet', async () => {
    const body = {
      enabled: true,
      required: false,
      minLength: 9,
      maxLength: 8,
      patternId: 1,
      acceptedPattern: '*',
      position: 3,
    }
    const answer = await platform.call('updateRegistrationField', { token, params: { id: 'nickname' }, body })
    expect(answer).toMatchObject({ success: false, code: 'REGISTRATION_FIELD_LENGTHS' })
  })
})

describe('the audit chain', () => {
  it('is whole, and names what was altered or removed', async () => {
    const { operators, database } = { operators: platform.context.operators, database: platform.database }
    const mismatches = async () => (await operators.audit.verify([SENVANG]))[0]?.mismatches ?? []
    expect(await mismatches()).toEqual([])

    await database.raw(`update audit_entries set reason = 'forged' where merchant_id = $1 and position = 2`, [SENVANG])
    expect(await mismatches()).toMatchObject([{ kind: 'AUDIT_ENTRY_ALTERED' }])
    expect((await mismatches())[0]?.subject).toMatch(/^2 /)
    const result = await platform.call('runTrialBalance', { token })
    expect(result.value).toMatchObject({ balanced: false, mismatches: [{ kind: 'AUDIT_ENTRY_ALTERED' }] })

    await database.raw('delete from audit_entries where merchant_id = $1 and position = 2', [SENVANG])
    expect(await mismatches()).toMatchObject([{ kind: 'AUDIT_ENTRY_MISSING', subject: '2' }])
    await database.raw(
      'delete from audit_entries where merchant_id = $1 and position = (select max(position) from audit_entries where merchant_id = $1)',
      [SENVANG],
    )
    expect((await mismatches()).map(({ kind }) => kind)).toEqual(['AUDIT_ENTRY_MISSING', 'AUDIT_ENTRY_MISSING'])
    expect((await operators.audit.verify([SAKURA]))[0]?.mismatches).toEqual([])
  })

  it('keeps a change out when its entry cannot be written', async () => {
    const isOn = async () => {
      const { content } = (await platform.call('listModules', { token, merchant: 'SAKURA' })).value
      return content.find(({ id }: { id: string }) => id === 'FREEPLAY3')?.enabled
    }
    const before = await isOn()
    await platform.database.raw(
      `alter table audit_entries add constraint closed check (action <> 'modules.update') not valid`,
    )
    const answer = await platform.call('updateModule', {
      token,
      merchant: 'SAKURA',
      params: { id: 'FREEPLAY3' },
      body: { enabled: !before },
    })
    expect(answer.status).toBe(500)
    await platform.database.raw('alter table audit_entries drop constraint closed')
    expect(await isOn()).toBe(before)
  })
})
