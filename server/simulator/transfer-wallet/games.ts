import { Type } from 'typebox'
import { readInput } from '../http/input.ts'
import type { VendorRoom } from '../play/vendor-room.ts'
import type { TransferPlay } from './wallet.ts'

const Text = Type.String({ minLength: 1, maxLength: 255 })
const Launch = {
  game: Text,
  language: Type.String({ pattern: '^[A-Za-z]{2}([-_][A-Za-z]{2})?$' }),
  device: Type.Optional(Type.Enum(['WEB', 'MOBILE'])),
  backUrl: Type.Optional(Type.String({ maxLength: 1024, pattern: '^https?://' })),
}
const DemoOrder = Type.Object(Launch)
const LaunchOrder = Type.Object({
  ...Launch,
  player: Text,
  token: Type.String({ minLength: 10, maxLength: 255 }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
})
const RoundQuestion = Type.Object({ round: Text, player: Text, language: Type.Optional(Type.String({ maxLength: 8 })) })
const KickOrder = Type.Object({ vendor: Text, player: Text })
const FeedQuestion = Type.Object({
  cursor: Type.String({ pattern: '^\\d{0,15}$' }),
  limit: Type.Integer({ minimum: 1, maximum: 500 }),
})

/** The games of the vendor that keeps wallets: to open one, to end those of a player, to tell a round, and the feed of settled bets. */
export function gameAnswers(vendor: VendorRoom, play: TransferPlay) {
  return {
    launch(body: unknown) {
      const { game, language, backUrl, player, token, currency } = readInput(LaunchOrder, body)
      const who = { player: { user: player, token }, gameCode: game, currency, locale: language, lobbyUrl: backUrl }
      return { url: vendor.open('transfer', who) }
    },
    demo(body: unknown) {
      const { game, language, backUrl } = readInput(DemoOrder, body)
      const who = { player: undefined, gameCode: game, currency: 'XXX', locale: language, lobbyUrl: backUrl }
      return { url: vendor.open('transfer', who) }
    },
    round(body: unknown) {
      const { round, player, language } = readInput(RoundQuestion, body)
      return vendor.tellRound(round, player, language)
    },
    kick(body: unknown) {
      const order = readInput(KickOrder, body)
      vendor.end('transfer', order.player, order.vendor)
      return { status: 'OK' }
    },
    bets(body: unknown) {
      const { cursor, limit } = readInput(FeedQuestion, body)
      const bets = play.settledAfter(Number(cursor), limit)
      return { bets, cursor: String(bets.at(-1)?.number ?? cursor) }
    },
  }
}
