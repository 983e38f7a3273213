import { afterAll, beforeAll, expect, it } from 'vitest'
import { SENVANG, startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'
import { createPlay } from './play.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
}, 90_000)
afterAll(() => platform.stop())

it('a break that begins while it is asked whether a game may open is in the answer', async () => {
  const { id: memberId } = await platform.member()
  const member = { merchantId: SENVANG, memberId }
  const { context, database } = platform
  const { limits, exclusions } = context.protection
  const raw: typeof database.raw = async (sql, parameters) => {
    if (sql.includes('bet_permission')) await exclusions.startTimeOut(member, 'DAY')
    return database.raw(sql, parameters)
  }
  const play = createPlay({ ...context, onError: () => undefined, database: { ...database, raw } }, limits)
  await expect(play.checkPlay(member)).rejects.toMatchObject({ code: 'MEMBER_EXCLUDED' })
})
