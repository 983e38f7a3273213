import { need } from '../support/need.ts'
import { SENVANG, type TestPlatform } from '../support/platform.ts'
import type { Seat } from './driver.ts'
import type { House } from './table.ts'

/** A platform in this process as a house: it opens seats at a game whose vendor speaks the protocol. */
export function createOwnHouse(platform: TestPlatform, adapter: string): House {
  const { context, database } = platform

  async function memberOf({ user }: Seat): Promise<string> {
    const [row] = await database.raw<{ id: string }>("select id from members where replace(id::text, '-', '') = $1", [
      user.slice(32),
    ])
    return need(row).id
  }

  return {
    async seat(funds) {
      const member = await platform.member({ funds: BigInt(funds) * 10_000n })
      const { rows } = await context.games.listGames(
        SENVANG,
        { gameType: 'RNG' },
        { language: 'vi', limit: 1, offset: 0 },
      )
      const game = need(rows[0])
      const played = {
        adapter,
        vendorCode: game.vendor_code,
        gameCode: game.vendor_game_code,
        gameId: game.id,
        gameType: 'RNG',
      }
      const { token } = await context.vendors.openSession({ merchantId: SENVANG, memberId: member.id }, played, 'VND')
      const user = `${SENVANG}${member.id}`.replaceAll('-', '')
      return { user, token, gameCode: game.vendor_game_code, currency: 'VND' }
    },
    async lock(seat) {
      await database.raw("update members set status = 'LOCKED' where id = $1", [await memberOf(seat)])
    },
    async expire(seat) {
      await database.raw("update game_sessions set expires_at = now() - interval '1 day' where member_id = $1", [
        await memberOf(seat),
      ])
    },
    async exclude(seat) {
      await database.raw("update members set play_blocked_until = now() + interval '1 day' where id = $1", [
        await memberOf(seat),
      ])
    },
  }
}
