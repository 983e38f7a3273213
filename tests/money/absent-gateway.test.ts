import { expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createCashier } from '../support/deposits.ts'
import { need } from '../support/need.ts'
import { startPlatform } from '../support/platform.ts'

describeOnEachDatabase('an installation without the payment service', (open) => {
  it('lists none of its channels, refuses a deposit through one, and ends those begun before', async () => {
    const database = await open()
    const before = await startPlatform({ database })
    const { token, member, deposit } = await createCashier(before).started('200000', 'PSP_WALLET')
    await before.stop()
    const platform = await startPlatform({ database, config: { psp: { ...testConfig().psp, url: undefined } } })
    try {
      const cashier = createCashier(platform)
      const { value: channels } = await platform.call('listChannels', { token })
      expect(need(channels).map(({ gateway }) => gateway)).toEqual(['VIETQR', 'VIETQR', 'MANUAL'])
      const body = { channelId: 'PSP_WALLET', amount: '200000' }
      expect(await platform.call('createDeposit', { token, body, idempotencyKey: newId() })).toMatchObject({
        status: 404,
        code: 'CHANNEL_NOT_FOUND',
      })
      expect(await cashier.deliverPayment({})).toMatchObject({ status: 404, code: 'NOT_FOUND' })
      expect(await cashier.read(token, deposit)).toMatchObject({ state: 'PENDING', payUrl: null })
      await database.raw("update deposits set expires_at = now() - interval '1 minute' where member_id = $1", [
        member.id,
      ])
      await platform.context.payments.expireDeposits()
      expect(await cashier.read(token, deposit)).toMatchObject({ state: 'EXPIRED' })
    } finally {
      await platform.stop()
      await database.close()
    }
  })
})
