import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import { randomAddress, startPlatform } from '../../../../tests/support/platform.ts'
import { employFor } from '../../../../tests/support/subaccounts.ts'
import { hashSecret } from '../../lib/credentials.ts'
import { selectSessions } from './repository.ts'

const AGENT = 1
const SENVANG = '01935000-0000-7000-8000-000000000001'
const SAKURA = '01935000-0000-7000-8000-000000000002'

describeOnEachDatabase('sessions that are asked for at once', (open) => {
  it('are each of the call that showed the token', async () => {
    const database = await open()
    const many = { points: 100_000, seconds: 1 }
    const platform = await startPlatform({ database, overrides: { limits: { call: many, memberCall: many } } })
    try {
      const [an, binh, chi, agent] = await Promise.all([
        platform.signedInMember(),
        platform.signedInMember(),
        platform.signedInMember(),
        platform.signedInMember({ type: AGENT }),
      ])
      const other = await platform.signedInMember({ merchantId: SAKURA })
      const clerk = await employFor(platform, agent, [], 'quanly')
      const gone = await employFor(platform, agent, [], 'thuky')
      await platform.call('disableSubaccount', { token: agent.token, params: { id: gone.subaccount.id } })
      await platform.call('signOut', { token: chi.token, ip: randomAddress() })
      const shown: [token: string, merchantId: string, memberId: string | undefined, subaccount?: string][] = [
        [an.token, SENVANG, an.member.id],
        ['nobody has this one', SENVANG, undefined],
        [binh.token, SENVANG, binh.member.id],
        [an.token, SENVANG, an.member.id],
        [an.token, SAKURA, undefined],
        [chi.token, SENVANG, undefined],
        [clerk.token, SENVANG, agent.member.id, clerk.subaccount.id],
        [agent.token, SENVANG, agent.member.id],
        [gone.token, SENVANG, undefined],
        [other.token, SAKURA, other.member.id],
        [other.token, SENVANG, undefined],
      ]
      const { sessions } = platform.context
      const found = await Promise.all(shown.map(([token, merchantId]) => sessions.authenticate(token, merchantId)))
      expect(found.map((session) => [session?.memberId, session?.subaccount?.id])).toEqual(
        shown.map(([, , memberId, subaccount]) => [memberId, subaccount]),
      )
    } finally {
      await platform.stop()
    }
  })
})

describeOnEachDatabase('the statement that every call asks', (open, kind) => {
  it.skipIf(kind === 'pglite')('is planned a few times and then no more', async () => {
    const database = await open()
    try {
      await database.transaction(async (tx) => {
        for (let call = 0; call < 20; call++)
          await selectSessions(tx, [{ tokenHash: hashSecret(String(call)), merchantId: SENVANG }])
        const [plans] = await tx.raw<{ custom: bigint }>(
          `select custom_plans as custom from pg_prepared_statements where name = 'sessions_of_tokens'`,
        )
        expect(plans).toEqual({ custom: 5n })
      })
    } finally {
      await database.close()
    }
  })
})
