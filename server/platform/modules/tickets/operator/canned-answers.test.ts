import { expect, it } from 'vitest'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'

describeOperatorsSide('canned answers', (side) => {
  it('are of the brand, in its languages', async () => {
    const { platform } = side()
    const token = await platform.operator('support')
    const body = { language: 'vi', title: ' Đang kiểm tra ', content: 'Chúng tôi đang kiểm tra' }
    const { value } = await platform.call('createCannedAnswer', { token, body })
    expect(value).toMatchObject({ title: 'Đang kiểm tra' })
    const params = { id: value.id }
    expect(await platform.call('createCannedAnswer', { token, body: { ...body, language: 'xx' } })).toMatchObject({
      code: 'CANNED_ANSWER_LANGUAGE',
    })
    const elsewhere = { token: await platform.operator('operator'), params, merchant: 'SAKURA' }
    expect(await platform.call('updateCannedAnswer', { ...elsewhere, body })).toMatchObject({ status: 404 })
    expect(
      (await platform.call('updateCannedAnswer', { token, params, body: { ...body, title: 'B' } })).value.title,
    ).toBe('B')
    const list = () => platform.call('listCannedAnswers', { token, query: { language: 'vi' } })
    expect((await list()).value.content.map(({ id }) => id)).toContain(value.id)
    expect((await platform.call('deleteCannedAnswer', { token, params })).success).toBe(true)
    expect(await platform.call('deleteCannedAnswer', { token, params })).toMatchObject({ status: 404 })
  })

  it('carry no signs that are not seen, and their titles are one line', async () => {
    const draft = { language: 'vi', title: 'Đang\nxem\u202e', content: 'Chào\u200b bạn\nnhé' }
    const write = (change: object) =>
      side().platform.call('createCannedAnswer', { token: side().token, body: { ...draft, ...change } })
    expect((await write({})).value).toMatchObject({ title: 'Đang xem', content: 'Chào bạn\nnhé' })
    expect(await write({ title: '\u200b' })).toMatchObject({ code: 'INVALID_INPUT', field: 'title' })
  })
})
