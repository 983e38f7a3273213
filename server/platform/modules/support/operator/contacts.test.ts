import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { randomAddress } from '../../../../../tests/support/platform.ts'

describeOperatorsSide('tickets of conversations with visitors', (side) => {
  beforeEach(async () => {
    await side().platform.call('tellSupportPresence', { token: side().token, body: { isAvailable: true } })
  })
  const start = (body: object) =>
    side().platform.call('startSupportConversation', {
      ip: randomAddress(),
      body: {
        secret: randomBytes(32).toString('base64url'),
        clientId: randomUUID(),
        content: 'Tôi chưa nhận được tiền',
        ...body,
      },
    })
  /** Where the operator reads that the visitor is answered, in the conversation and in the ticket made of it. */
  async function contactsOf(body: object) {
    const { platform, token } = side()
    const { value } = await start(body)
    const params = { id: value.id }
    await platform.call('claimSupportConversation', { token, params })
    const made = await platform.call('makeTicketOfConversation', { token, params, body: { category: 'OTHER' } })
    const ticket = { id: String(made.value.ticketId) }
    const { value: seen } = await platform.call('getOperatorTicket', { token, params: ticket })
    return { conversation: made.value.contact, ticket: seen.contact }
  }

  it('have where they are answered, where they said so', async () => {
    expect(await contactsOf({ contact: ' khach@example.com ' })).toEqual({
      conversation: 'khach@example.com',
      ticket: 'khach@example.com',
    })
    expect(await contactsOf({})).toEqual({ conversation: null, ticket: null })
  })

  it('take no telephone number, since visitors are answered by mail', async () => {
    expect(await start({ contact: '0901 234 567' })).toMatchObject({ code: 'TICKET_CONTACT_INVALID', field: 'contact' })
  })

  it('keep nothing that a member says beside his account', async () => {
    const { platform } = side()
    const { token } = await platform.signedInMember()
    const body = { clientId: randomUUID(), content: 'Chào', contact: 'ai-do@example.com' }
    const { value } = await platform.call('startSupportConversation', { token, ip: randomAddress(), body })
    const params = { id: value.id }
    const { value: talk } = await platform.call('getSupportConversation', { token: side().token, params })
    expect(talk.conversation).toMatchObject({ contact: null })
  })
})
