import { expect, it } from 'vitest'
import { openRoom } from '../../../../../tests/support/chat.ts'
import { need } from '../../../../../tests/support/need.ts'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { randomAddress } from '../../../../../tests/support/platform.ts'
import { newId } from '../../../lib/id.ts'

const MINUTE = 60_000
const reason = 'Chửi bới thành viên khác'

describeOperatorsSide('order in the chat', (side) => {
  const send = (token: string, roomId: string, content: string) =>
    side().platform.call('sendChatMessage', {
      token,
      body: { roomId, clientId: newId(), content },
      ip: randomAddress(),
    })
  const report = (token: string, roomId: string, sequence: number) =>
    side().platform.call('reportChatMessage', { token, body: { roomId, sequence, reason: 'ABUSE' } })
  const read = async (roomId: string) =>
    (await side().platform.call('listChatMessages', { query: { roomId } })).value.content

  /** A room with a message that two members reported, and its case. */
  async function reported() {
    const { platform, token } = side()
    const room = await openRoom(platform)
    const writer = await platform.signedInMember()
    await send(writer.token, room.id, 'câu khó nghe')
    const [one, two] = [await platform.signedInMember(), await platform.signedInMember()]
    for (const who of [one, one, two]) expect(await report(who.token, room.id, 1)).toMatchObject({ success: true })
    const { value } = await platform.call('listChatCases', { token, query: { state: 'OPEN', pageSize: 100 } })
    return { room, writer, found: need(value.content.find(({ roomId }) => roomId === room.id)) }
  }

  it('counts each member once who reports, and takes no report of one’s own message', async () => {
    const { room, writer, found } = await reported()
    expect(found).toMatchObject({ reports: 2, state: 'OPEN', message: { content: 'câu khó nghe' } })
    expect(await report(writer.token, room.id, 1)).toMatchObject({ code: 'CHAT_MESSAGE_NOT_FOUND' })
  })

  it('is kept by one operator at a time, decided once, and a removed message goes at all who read on', async () => {
    const { platform, token } = side()
    const { room, found } = await reported()
    const other = await platform.operator('operator2')
    const params = { id: found.id }
    const claimed = await platform.call('claimChatCase', { token, params, body: { wanted: true } })
    expect(claimed.value).toMatchObject({ claimedBy: 'operator' })
    const decide = (who: string) =>
      platform.call('decideChatCase', { token: who, params, body: { outcome: 'REMOVED', reason } })
    expect(await decide(other)).toMatchObject({ status: 409, code: 'CHAT_CASE_CLAIMED' })
    expect((await decide(token)).value).toMatchObject({ state: 'REMOVED', message: { removedBy: 'operator' } })
    expect(await decide(token)).toMatchObject({ status: 409, code: 'CHAT_CASE_DECIDED' })
    expect(await read(room.id)).toMatchObject([
      { sequence: 1, isRemoved: true, content: null, author: null },
      { sequence: 2, kind: 'REMOVAL', removes: 1 },
    ])
    const query = { subjectKind: 'chat-cases', subjectId: found.id }
    const { value: log } = await platform.call('listAuditEntries', { token, query })
    expect(log.content.map(({ action }) => action)).toContain('chat.decideCase')
  })

  it('ends at the borders of the brand', async () => {
    const { platform, token } = side()
    const { found, room } = await reported()
    const abroad = { token, merchant: 'SAKURA', params: { id: found.id } }
    expect(await platform.call('getChatCase', abroad)).toMatchObject({ status: 404, code: 'CHAT_CASE_NOT_FOUND' })
    const body = { sequence: 1, reason }
    expect(
      await platform.call('removeChatMessage', { token, merchant: 'SAKURA', params: { id: room.id }, body }),
    ).toMatchObject({ status: 404, code: 'CHAT_MESSAGE_NOT_FOUND' })
  })

  // Last: it moves the clock beyond what sessions of operators outlive.
  it('lets a muted member read why and until when, write nothing, and write again later', async () => {
    const { platform, token } = side()
    const room = await openRoom(platform)
    const { token: own, member } = await platform.signedInMember()
    const body = { memberId: member.id, minutes: 60, reason }
    const muted = await platform.call('muteChatMember', { token, body })
    expect(await send(own, room.id, 'chào')).toMatchObject({
      status: 403,
      code: 'CHAT_MUTED',
      until: muted.value.until,
      muteReason: reason,
    })
    const { value } = await platform.call('listChatRooms', { token: own })
    expect(value.mute).toEqual({ until: muted.value.until, reason })
    const end = () => platform.call('endChatMute', { token, params: { id: muted.value.id }, body: { reason } })
    expect((await end()).value).toMatchObject({ endedBy: 'operator' })
    expect(await end()).toMatchObject({ status: 404, code: 'CHAT_MUTE_NOT_FOUND' })
    expect(await send(own, room.id, 'chào')).toMatchObject({ success: true })
    await platform.call('muteChatMember', { token, body })
    platform.clock.advance(61 * MINUTE)
    const fresh = await platform.signIn(member.account)
    expect(await send(fresh, room.id, 'lại rồi')).toMatchObject({ success: true })
  })
})
