import { Type } from 'typebox'
import { serveFolder } from '../../http/assets.ts'
import { SimulatorError } from '../../http/errors.ts'
import { readInput } from '../../http/input.ts'
import { sendPage } from '../../http/page.ts'
import type { GameKind } from '../../play/kind.ts'
import { presentWager } from '../../play/present.ts'
import { pageLanguage } from '../page-shell.ts'
import { percent } from '../table/payout.ts'
import { registerTable, sendPicture } from '../table/routes.ts'
import { createTables } from '../table/tables.ts'
import { drawCrashCover, drawVehicle } from './art.ts'
import { type CrashContent, createLeaving } from './leaving.ts'
import { crashPage } from './page.ts'
import { drawCrashWager } from './recall.ts'
import { crashReturn } from './rules.ts'
import { type CrashDrawn, createCrashRules } from './table-rules.ts'
import { crashThemeCodes, crashThemeOf } from './themes.ts'

const kind = 'crash'
/** Flights whose seeds the recall can still tell. */
const mostFlights = 20_000

const LeaveRequest = Type.Object({ wager: Type.String({ format: 'uuid' }) })

/** A flight everybody may leave until it is over. Wherever one leaves, the return is the same. */
export const crashKind: GameKind<CrashContent> = {
  code: kind,
  variants: { classic: { rtp: percent(crashReturn) } },
  themes: crashThemeCodes,
  drawCover: drawCrashCover,
  register(room, parts) {
    const { sessions, wagers, journal } = parts
    const rules = createCrashRules(parts.uniform)
    const leaving = createLeaving(parts)
    const flights = journal.collection<CrashDrawn>('crashFlight', mostFlights)
    const flightId = (gameCode: string, number: number) => `${gameCode}/${number}`
    const tables = createTables({
      kind,
      rules,
      parts,
      onReveal(record) {
        if (record.drawn) flights.put(flightId(record.gameCode, record.number), record.drawn)
        leaving.schedule(tables.find(record.gameCode))
      },
    })
    serveFolder(room, `/games/${kind}/page`, new URL('./page/', import.meta.url))
    room.get<{ Params: { session: string } }>(`/games/${kind}/:session`, (request, reply) => {
      const session = sessions.find(request.params.session)
      const { game } = tables.find(session.gameCode)
      return sendPage(reply, crashPage(session, game, pageLanguage(request, session)))
    })
    room.get<{ Params: { theme: string } }>(`/games/${kind}/art/:theme`, (request, reply) => {
      const theme = request.params.theme.replace(/\.svg$/, '')
      if (crashThemeOf(theme) !== theme) throw new SimulatorError(404, 'NOT_FOUND', 'no such picture')
      return sendPicture(reply, drawVehicle(crashThemeOf(theme)))
    })
    room.post<{ Params: { session: string } }>(`/games/${kind}/:session/leave`, async (request) => {
      const session = sessions.findPlayable(request.params.session)
      const wager = wagers.findOf(session.id, readInput(LeaveRequest, request.body).wager)
      return { wagers: [presentWager(await leaving.leave(wager, tables.find(session.gameCode)))] }
    })
    registerTable(room, { kind, parts, rules, tables })
    return {
      drawWager(wager, language) {
        const { number } = wager.choice
        const record = tables.find(wager.gameCode).current()
        const isInTheAir = record?.number === number && record.phase !== 'RESULT' && record.phase !== 'ASLEEP'
        return drawCrashWager(wager, isInTheAir ? undefined : flights.get(flightId(wager.gameCode, number)), language)
      },
      start: tables.start,
      stop: tables.stop,
    }
  },
}
