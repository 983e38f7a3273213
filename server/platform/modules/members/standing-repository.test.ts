import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givePicture } from '../../../../tests/support/avatars.ts'
import { startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { updateMember } from './profile-repository.ts'
import { selectMember } from './repository.ts'
import { forgetContacts } from './standing-repository.ts'

describe('contacts and picture', () => {
  let platform: TestPlatform
  let lastMobile = 84_987_100_000
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.stop())

  /** What is left of a member of that status when its contacts are to be forgotten. */
  async function leftOf(status: 'ACTIVE' | 'LOCKED' | 'CLOSED') {
    const { database } = platform
    const given = { email: `${status.toLowerCase()}@example.com`, mobile: `+${++lastMobile}` }
    const { merchant_id: merchantId, id: memberId } = await platform.member(given)
    const owner = { merchantId, memberId }
    const { picture, address } = await givePicture(database, owner)
    await updateMember(database.query, owner, { status })
    await database.transaction((tx) => forgetContacts(tx.query, owner))
    const member = await selectMember(database.query, merchantId, memberId)
    const answer = await fetch(`${platform.url}/wps/member/icons/${picture}`)
    return {
      isForgotten: member?.email === null && member.mobile === null && member.avatar_url === null,
      isWhole: member?.email === given.email && member.mobile === given.mobile && member.avatar_url === address,
      picture: answer.status,
    }
  }

  it('of a closed account are forgotten together', async () => {
    expect(await leftOf('CLOSED')).toEqual({ isForgotten: true, isWhole: false, picture: 404 })
  })

  it.each(['ACTIVE', 'LOCKED'] as const)('of an account that is %s stay', async (status) => {
    expect(await leftOf(status)).toEqual({ isForgotten: false, isWhole: true, picture: 200 })
  })
})
