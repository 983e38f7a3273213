import { expect } from 'vitest'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { SENVANG } from '../../../../../tests/support/platform.ts'
import { race } from '../../../../../tests/support/race.ts'
import { findAllChannels, insertChannel, MOST_CHANNELS } from '../repository/channels.ts'

describeOperatorsSide('payment channels of a brand', (side) => {
  race('are no more than their limit, however many operators make some at once', async () => {
    const { platform, token } = side()
    const { query } = platform.database
    const known = await findAllChannels(query, SENVANG)
    const [model] = known
    if (model === undefined) throw new Error('The demo brand has channels')
    for (let count = known.length; count < MOST_CHANNELS - 1; count += 1)
      await insertChannel(query, { ...model, id: `FULL_${count}`, enabled: false })
    const [channel] = (await platform.call('listOperatorChannels', { token })).value.content
    const { currency: _currency, proposal: _none, ...fields } = { ...channel, enabled: false }
    const answers = await Promise.all(
      ['ONE', 'TWO', 'THREE'].map((id) =>
        platform.call('createChannel', { token, body: { ...fields, id, reason: 'Mở thêm kênh' } }),
      ),
    )
    expect(answers.map(({ code = 'made' }) => code).toSorted()).toEqual(['CHANNELS_FULL', 'CHANNELS_FULL', 'made'])
    expect(await findAllChannels(query, SENVANG)).toHaveLength(MOST_CHANNELS)
  })
})
