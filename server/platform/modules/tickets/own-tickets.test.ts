import { expect, it } from 'vitest'
import { describeOperatorsSide } from '../../../../tests/support/operators-side.ts'
import { newId } from '../../lib/id.ts'
import { TICKET_CATEGORIES } from './states.ts'

describeOperatorsSide('own tickets', (side) => {
  it('are narrowed by state and category', async () => {
    const { platform } = side()
    const { token } = await platform.signedInMember()
    const body = { category: 'GAME', content: 'Vòng quay bị treo giữa chừng', key: newId() } as const
    const { ticket } = (await platform.call('sendFeedback', { token, body })).value
    const idsOf = async (query: Record<string, string>) =>
      (await platform.call('listTickets', { token, query })).value.content.map(({ id }) => id)
    expect(await idsOf({ state: 'OPEN' })).toEqual([ticket?.id])
    expect(await idsOf({ state: 'CLOSED' })).toEqual([])
    for (const category of TICKET_CATEGORIES)
      expect(await idsOf({ category })).toEqual(category === 'GAME' ? [ticket?.id] : [])
  })
})
