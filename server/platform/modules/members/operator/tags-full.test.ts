import { expect } from 'vitest'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { SENVANG } from '../../../../../tests/support/platform.ts'
import { race } from '../../../../../tests/support/race.ts'
import { newId } from '../../../lib/id.ts'
import { insertTag, MOST_TAGS, selectTags } from './tags-repository.ts'

describeOperatorsSide('tags of a brand', (side) => {
  race('are no more than its limit, however many operators make some at once', async () => {
    const { platform } = side()
    const { query } = platform.database
    const known = await selectTags(query, SENVANG)
    for (let count = known.length; count < MOST_TAGS - 1; count += 1)
      await insertTag(query, SENVANG, { id: newId(), name: `Nhãn ${count}`, colour: 'GREEN' })
    const token = await platform.operator()
    const answers = await Promise.all(
      ['Một', 'Hai', 'Ba', 'Bốn'].map((name) =>
        platform.call('createTag', { token, body: { name, colour: 'GREEN' } }),
      ),
    )
    expect(answers.map(({ code = 'made' }) => code).toSorted()).toEqual(['TAGS_FULL', 'TAGS_FULL', 'TAGS_FULL', 'made'])
    expect(answers.find(({ code }) => code === 'TAGS_FULL')).toMatchObject({ status: 409, most: MOST_TAGS })
    expect(await selectTags(query, SENVANG)).toHaveLength(MOST_TAGS)
  })
})
