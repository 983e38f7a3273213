import { serveFolder } from '../../http/assets.ts'
import { sendPage } from '../../http/page.ts'
import type { GameKind } from '../../play/kind.ts'
import { pageLanguage } from '../page-shell.ts'
import { deck } from '../table/cards.ts'
import { feltCodes } from '../table/felts.ts'
import { percent } from '../table/payout.ts'
import { registerTable } from '../table/routes.ts'
import { createTables } from '../table/tables.ts'
import { drawDragonTigerCover } from './cover.ts'
import { dragonTigerPage } from './page.ts'
import { type DragonTigerContent, drawDragonTigerWager } from './recall.ts'
import { returnOf } from './rules.ts'
import { createDragonTigerRules } from './table-rules.ts'

const kind = 'dragon-tiger'

/** Dragon and tiger from a shoe of eight decks. Published is the return of the two main bets. */
export const dragonTigerKind: GameKind<DragonTigerContent> = {
  code: kind,
  variants: { classic: { rtp: percent(returnOf('dragon', deck)) } },
  themes: feltCodes,
  drawCover: drawDragonTigerCover,
  register(room, parts) {
    const rules = createDragonTigerRules(parts.uniform)
    const tables = createTables({ kind, rules, parts })
    serveFolder(room, `/games/${kind}/page`, new URL('./page/', import.meta.url))
    room.get<{ Params: { session: string } }>(`/games/${kind}/:session`, (request, reply) => {
      const session = parts.sessions.find(request.params.session)
      const { game } = tables.find(session.gameCode)
      return sendPage(reply, dragonTigerPage(session, game, pageLanguage(request, session)))
    })
    registerTable(room, { kind, parts, rules, tables })
    return { drawWager: drawDragonTigerWager, start: tables.start, stop: tables.stop }
  },
}
