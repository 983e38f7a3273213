import { expect, it } from 'vitest'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { placesAt, randomAddress, SENVANG } from '../../../../../tests/support/platform.ts'
import { newId } from '../../../lib/id.ts'

const picture = { language: 'vi', imageUrl: '/wps/artwork/banners/welcome-vi.webp', title: 'Lịch tuần sau' }
const banner = {
  groupName: 'w_home',
  position: 9,
  isPublished: true,
  startsAt: null,
  endsAt: null,
  linkageType: 'NONE',
  url: null,
  pictures: [picture, { ...picture, language: 'en', title: 'Next week' }],
}
const span = { from: '2029-03-01', to: '2029-03-31' }

describeOperatorsSide('the content calendar', (side) => {
  const calendar = async (query: object = span, who = side().token, merchant = 'SENVANG') =>
    side().platform.call('getContentCalendar', { token: who, query: query as never, merchant })
  const create = async (hours: object, merchant = 'SENVANG') =>
    (await side().platform.call('createBanner', { token: side().token, merchant, body: { ...banner, ...hours } })).value
      .id
  const idsOf = (answer: { value: { entries: { id: string }[] } }) => answer.value.entries.map(({ id }) => id)

  it('shows what touches its days by the clock of the brand, and nothing that has no hours', async () => {
    const always = await create({})
    // 17:00 is midnight in Ho Chi Minh City.
    const first = await create({ startsAt: '2029-03-31T16:59:59.000Z', endsAt: '2029-04-09T00:00:00.000Z' })
    const later = await create({ startsAt: '2029-03-31T17:00:00.000Z' })
    const past = await create({ startsAt: '2029-02-01T00:00:00.000Z', endsAt: '2029-02-28T17:00:00.000Z' })
    const hidden = await create({ startsAt: '2029-03-05T00:00:00.000Z', isPublished: false })
    const answer = await calendar()
    const ids = idsOf(answer)
    for (const there of [first, hidden]) expect(ids).toContain(there)
    for (const elsewhere of [always, later, past]) expect(ids).not.toContain(elsewhere)
    const states = answer.value.entries.filter(({ id }: { id: string }) => id === first || id === hidden)
    expect(states).toMatchObject([
      { kind: 'BANNER', id: hidden, publication: 'HIDDEN', title: 'Lịch tuần sau' },
      { kind: 'BANNER', id: first, publication: 'SCHEDULED' },
    ])
  })

  it('reads every kind', async () => {
    const { value } = await calendar({ from: '2026-11-01', to: '2026-12-31' })
    expect(value.kinds).toEqual(['ANNOUNCEMENT', 'BANNER', 'BROADCAST', 'MISSION', 'PROMOTION', 'RAFFLE'])
    expect(value.isCut).toBe(false)
  })

  it('shows nothing of another brand', async () => {
    const id = await create({ startsAt: '2029-03-07T00:00:00.000Z' }, 'SAKURA')
    expect(idsOf(await calendar())).not.toContain(id)
    expect(idsOf(await calendar(span, side().token, 'SAKURA'))).toContain(id)
  })

  it('shows the kinds alone that the operator may read', async () => {
    const { token, platform } = side()
    const id = await create({ startsAt: '2029-03-09T00:00:00.000Z' })
    const readerOf = async (right: string) => {
      const named = { name: `Chỉ đọc ${newId().slice(-8)}`, rights: [right], reason: 'Phân công' }
      const role = (await platform.call('createRole', { token, body: named })).value
      const account = `lich${newId().slice(-8)}`
      const staff = {
        account,
        name: 'Nhân viên',
        places: placesAt(role.id, SENVANG),
        allowedAddresses: [],
        reason: 'Mới',
      }
      const { password } = (await platform.call('createStaff', { token, body: staff })).value
      return (await platform.call('operatorSignIn', { ip: randomAddress(), body: { account, password } })).value.token
    }
    const banners = await calendar(span, await readerOf('banners.read'))
    expect(banners.value.kinds).toEqual(['BANNER'])
    expect(idsOf(banners)).toContain(id)
    const promotions = await calendar(span, await readerOf('promotions.read'))
    expect(promotions.value.kinds).toEqual(['PROMOTION'])
    expect(idsOf(promotions)).not.toContain(id)
  })

  it.each([
    ['the end before the beginning', { from: '2029-03-02', to: '2029-03-01' }],
    ['more than 62 days', { from: '2029-03-01', to: '2029-05-02' }],
  ])('refuses %s', async (_what, query) => {
    expect(await calendar(query)).toMatchObject({ code: 'CALENDAR_SPAN_INVALID', field: 'from' })
  })

  it('answers 62 days, and nobody who is not signed in', async () => {
    expect((await calendar({ from: '2029-03-01', to: '2029-05-01' })).success).toBe(true)
    expect(await calendar(span, '')).toMatchObject({ status: 401 })
  })
})
