import { expect, it } from 'vitest'
import { createVendor, seatPlayer } from '../../../../../tests/money/support/hub88.ts'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { SENVANG } from '../../../../../tests/support/platform.ts'
import { PLAY_SUM } from '../../games/counted-bets-repository.ts'

describeOperatorsSide('the figures of the overview', (side) => {
  it('tells the figures of the day', async () => {
    const { platform, token, support } = side()
    const seat = await seatPlayer(platform, 100n)
    expect((await createVendor(platform)('/transaction/bet', seat.bet(10))).status).toBe('RS_OK')
    const since = new Date(platform.clock.now().getTime() - 3_600_000).toISOString()
    const { value } = await platform.call('getDeskFigures', { token: support, query: { since } })
    expect(value).toMatchObject({ currency: 'VND', withdrawn: '0.00' })
    expect(value.activeMembers).toBeGreaterThanOrEqual(1)
    const long = await platform.call('getDeskFigures', { token, query: { since: '2020-01-01T00:00:00.000Z' } })
    expect(long.code).toBe('FIGURES_SPAN')
  })

  it('reads what was played by an index', async () => {
    const { database } = side()
    await database.transaction(async (tx) => {
      // A month of bets of many members: only then can the planner tell the brand's index from that of its members.
      await tx.raw(
        `insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id,
                           currency, is_free, stake, valid_bet, payout, state, balance_before, balance_after, placed_at, settled_at)
         select $1, md5('m' || n % 500)::uuid, md5('b' || n)::uuid, 'test', n::text, n::text, 'JL', md5('g')::uuid, 'RNG', md5('s')::uuid,
                'VND', false, 10000, 10000, 0, 'SETTLED', 0, 0, now() - n * interval '4 minutes', now() - n * interval '4 minutes'
           from generate_series(1, 10000) n`,
        [SENVANG],
      )
      await tx.raw('analyze bets')
      await tx.raw('set local enable_seqscan = off')
      const rows = await tx.raw<Record<string, string>>(`explain ${PLAY_SUM}`, [SENVANG, new Date()])
      expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain('bets_of_brand')
    })
  })
})
