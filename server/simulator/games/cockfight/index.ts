import { serveFolder } from '../../http/assets.ts'
import { SimulatorError } from '../../http/errors.ts'
import { sendPage } from '../../http/page.ts'
import type { GameKind } from '../../play/kind.ts'
import { pageLanguage } from '../page-shell.ts'
import { percent } from '../table/payout.ts'
import { registerTable, sendPicture } from '../table/routes.ts'
import { createTables } from '../table/tables.ts'
import { drawCock, drawCockfightCover } from './art.ts'
import { returnOfVariant } from './odds.ts'
import { cockfightPage } from './page.ts'
import { type CockfightContent, drawCockfightWager } from './recall.ts'
import { createCockfightRules } from './table-rules.ts'
import { arenaCodes } from './themes.ts'

const kind = 'cockfight'

/** Matches of two cocks with odds. Published is the return of Meron and Wala over all odds. */
export const cockfightKind: GameKind<CockfightContent> = {
  code: kind,
  variants: {
    thomo: { rtp: percent(returnOfVariant('thomo')) },
    peru: { rtp: percent(returnOfVariant('peru')) },
  },
  themes: arenaCodes,
  drawCover: drawCockfightCover,
  register(room, parts) {
    const rules = createCockfightRules(parts.uniform)
    const tables = createTables({ kind, rules, parts })
    serveFolder(room, `/games/${kind}/page`, new URL('./page/', import.meta.url))
    room.get<{ Params: { session: string } }>(`/games/${kind}/:session`, (request, reply) => {
      const session = parts.sessions.find(request.params.session)
      const { game } = tables.find(session.gameCode)
      return sendPage(reply, cockfightPage(session, game, pageLanguage(request, session)))
    })
    room.get<{ Params: { side: string } }>(`/games/${kind}/art/:side`, (request, reply) => {
      const side = request.params.side.replace(/\.svg$/, '')
      if (side !== 'meron' && side !== 'wala') throw new SimulatorError(404, 'NOT_FOUND', 'no such picture')
      return sendPicture(reply, drawCock(side))
    })
    registerTable(room, { kind, parts, rules, tables })
    return { drawWager: drawCockfightWager, start: tables.start, stop: tables.stop }
  },
}
