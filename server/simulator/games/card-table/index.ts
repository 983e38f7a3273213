import type { FastifyInstance } from 'fastify'
import { serveFolder } from '../../http/assets.ts'
import { html } from '../../http/html.ts'
import { sendPage } from '../../http/page.ts'
import type { GameKind, KindParts, RunningKind } from '../../play/kind.ts'
import type { Wager } from '../../play/wager.ts'
import { serveCards } from '../cards/routes.ts'
import { groundOf, grounds } from '../cover.ts'
import { gamePage, pageLanguage } from '../page-shell.ts'
import { drawTableCover } from './art/cover.ts'
import { blackjack } from './blackjack/table.ts'
import type { OfSession, TableVariant } from './table.ts'
import { taiXiu } from './tai-xiu/table.ts'
import { threeCards } from './three-cards/table.ts'
import { tienLen } from './tien-len/table.ts'

const variants: Readonly<Record<string, TableVariant>> = {
  'tien-len': tienLen,
  'three-cards': threeCards,
  blackjack,
  'tai-xiu': taiXiu,
}

export const cardTableKind: GameKind = {
  code: 'card-table',
  variants,
  themes: Object.keys(grounds),
  drawCover: drawTableCover,
  register,
}

/** Mounts the page all tables share and the calls of each. */
function register(room: FastifyInstance, parts: KindParts): RunningKind {
  serveCards(room)
  serveFolder(room, '/games/card-table/page', new URL('./page/', import.meta.url))
  const running = new Map(
    Object.entries(variants).map(([code, variant]) => {
      const wagers = parts.wagers.ofGames((game) => game.variant === code)
      return [code, variant.mount(room, { ...parts, wagers })]
    }),
  )
  const runningOf = (wager: Wager) => running.get(parts.games.of(wager).variant)

  room.get<OfSession>('/games/card-table/:session', (request, reply) => {
    const session = parts.sessions.find(request.params.session)
    const game = parts.games.of(session)
    const language = pageLanguage(request, session)
    const variant = variants[game.variant]
    if (!variant) throw new Error(`no table ${game.variant}`)
    return sendPage(
      reply,
      gamePage({
        session,
        game,
        kind: 'card-table',
        language,
        setup: { variant: game.variant, ...variant.setup(language) },
        ground: groundOf(game.theme),
        body: variant.stage(language),
        controls: variant.controls(language),
      }),
    )
  })

  return {
    drawWager: (wager, language) => runningOf(wager)?.drawWager(wager, language) ?? html``,
    showPlay: (wager) => runningOf(wager)?.showPlay?.(wager) ?? null,
    start() {
      for (const table of running.values()) table.start?.()
    },
    stop() {
      for (const table of running.values()) table.stop?.()
    },
  }
}
