import { serveFolder } from '../../http/assets.ts'
import { sendPage } from '../../http/page.ts'
import type { GameKind } from '../../play/kind.ts'
import { pageLanguage } from '../page-shell.ts'
import { feltCodes } from '../table/felts.ts'
import { percent } from '../table/payout.ts'
import { registerTable } from '../table/routes.ts'
import { createTables } from '../table/tables.ts'
import { drawBaccaratCover } from './cover.ts'
import { baccaratPage } from './page.ts'
import { type BaccaratContent, drawBaccaratWager } from './recall.ts'
import { returnsOf } from './return.ts'
import { createBaccaratRules } from './table-rules.ts'

const kind = 'baccarat'

/** Baccarat from a shoe of eight decks. Published is the better of the two main bets of a variant. */
export const baccaratKind: GameKind<BaccaratContent> = {
  code: kind,
  variants: {
    classic: { rtp: percent(returnsOf('classic').banker ?? 0) },
    'no-commission': { rtp: percent(returnsOf('no-commission').player ?? 0) },
  },
  themes: feltCodes,
  drawCover: drawBaccaratCover,
  register(room, parts) {
    const rules = createBaccaratRules(parts.uniform)
    const tables = createTables({ kind, rules, parts })
    serveFolder(room, `/games/${kind}/page`, new URL('./page/', import.meta.url))
    room.get<{ Params: { session: string } }>(`/games/${kind}/:session`, (request, reply) => {
      const session = parts.sessions.find(request.params.session)
      const { game } = tables.find(session.gameCode)
      return sendPage(reply, baccaratPage(session, game, pageLanguage(request, session)))
    })
    registerTable(room, { kind, parts, rules, tables })
    return { drawWager: drawBaccaratWager, start: tables.start, stop: tables.stop }
  },
}
