import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'

describe('the profile of a member', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.stop())

  const update = (token: string, body: object) => platform.call('updateProfile', { token, body })
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#268' } })
      .png()
      .toBuffer()
  async function upload(token: string, bytes: Buffer) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), 'me.png')
    const response = await fetch(`${platform.url}/wps/member/info/icon`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    return (await response.json()) as { success: boolean; code?: string; value?: { avatarUrl: string } }
  }

  it('shows what is private masked', async () => {
    const { member, token } = await platform.signedInMember()
    await platform.database.query
      .updateTable('members')
      .set({
        email: 'lan.nguyen@example.com',
        mobile: '+84912345678',
        details: JSON.stringify({ idNumber: '079190001234', occupation: 'Kế toán' }),
      })
      .where('id', '=', member.id)
      .execute()
    const { value } = await platform.call('getProfile', { token })
    expect(value).toMatchObject({ account: member.account, email: 'la***@example.com', birthYear: null })
    expect(value.mobileNum).toBe('+84******678')
    expect(Object.fromEntries(value.details.map(({ name, text }) => [name, text]))).toEqual({
      idNumber: '•••••••••234',
      occupation: 'Kế toán',
    })
  })

  it('takes a nickname by the rule of the brand, and none', async () => {
    const { token } = await platform.signedInMember()
    expect((await update(token, { nickname: '  Lan Anh ' })).value.nickname).toBe('Lan Anh')
    expect((await platform.call('getMember', { token })).value.nickname).toBe('Lan Anh')
    const tower = `La${'\u0301'.repeat(12)}n`
    expect((await update(token, { nickname: tower })).value.nickname).toBe(`L\u00e1${'\u0301'.repeat(4)}n`)
    for (const nickname of ['L', 'Lan@Anh', 'a'.repeat(31)])
      expect(await update(token, { nickname })).toMatchObject({ code: 'INVALID_INPUT', field: 'nickname' })
    expect((await update(token, { nickname: null })).value.nickname).toBeNull()
  })

  race('takes a birthday once, of who is old enough, also when it is given twice at once', async () => {
    const { token } = await platform.signedInMember()
    const young = `${platform.clock.now().getUTCFullYear() - 17}-01-01`
    expect(await update(token, { birthday: young })).toMatchObject({ code: 'UNDERAGE', field: 'birthday' })
    expect(await update(token, { birthday: '1990-02-31' })).toMatchObject({ code: 'DATE_INVALID' })
    const answers = await Promise.all([
      update(token, { birthday: '1990-05-21' }),
      update(token, { birthday: '1991-05-21' }),
    ])
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['BIRTHDAY_SET', 'done'])
    expect(await update(token, { birthday: '1990-05-21' })).toMatchObject({ code: 'BIRTHDAY_SET', field: 'birthday' })
  })

  it('tells by name and birthday that the person is excluded elsewhere', async () => {
    const change = (id: string) =>
      platform.database.query.updateTable('members').set({ payee_name: 'LE VAN SAU' }).where('id', '=', id).execute()
    const excluded = await platform.signedInMember()
    await change(excluded.member.id)
    await update(excluded.token, { birthday: '1980-01-02' })
    await platform.call('selfExclude', { token: excluded.token, body: { length: 'YEAR' } })
    const again = await platform.signedInMember()
    await change(again.member.id)
    await update(again.token, { birthday: '1980-01-02' })
    const { value } = await platform.call('getProtection', { token: again.token })
    expect(value.exclusion).toMatchObject({ kind: 'SELF_EXCLUSION' })
  })

  it('has a square picture at an address of its own, which goes with the picture', async () => {
    const { token } = await platform.signedInMember()
    const read = async () => (await platform.call('getAvatar', { token })).value.avatarUrl
    expect(await read()).toBeNull()
    const first = (await upload(token, await picture(600, 300))).value?.avatarUrl ?? ''
    expect(await read()).toBe(first)
    const shown = await fetch(`${platform.url}${first}`)
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(shown.headers.get('cache-control')).toContain('immutable')
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 256, height: 256 })
    const second = (await upload(token, await picture(40, 40))).value?.avatarUrl ?? ''
    expect(second).not.toBe(first)
    expect((await fetch(`${platform.url}${first}`)).status).toBe(404)
    await platform.call('removeAvatar', { token })
    expect(await read()).toBeNull()
    expect((await fetch(`${platform.url}${second}`)).status).toBe(404)
  })

  it('takes pictures only, and nothing of a trial account', async () => {
    const { token } = await platform.signedInMember()
    expect(await upload(token, Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({ code: 'UPLOAD_NOT_A_PICTURE' })
    const trial = await platform.signedInMember({ type: 4 })
    expect(await update(trial.token, { nickname: 'Lan' })).toMatchObject({ code: 'TRUE_ACCOUNT_NEEDED' })
    expect(await upload(trial.token, await picture(40, 40))).toMatchObject({ code: 'TRUE_ACCOUNT_NEEDED' })
  })
})
