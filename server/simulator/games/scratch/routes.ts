import type { FastifyInstance } from 'fastify'
import { formatsOf } from '../../../../formats/formats.ts'
import { serveFolder } from '../../http/assets.ts'
import { SimulatorError } from '../../http/errors.ts'
import { html } from '../../http/html.ts'
import { readInput } from '../../http/input.ts'
import { type Language, wordsOf } from '../../http/language.ts'
import { prefix, sendPage } from '../../http/page.ts'
import type { KindParts, RunningKind } from '../../play/kind.ts'
import { presentWager } from '../../play/present.ts'
import { groundOf } from '../cover.ts'
import { gamePage, pageLanguage, stakeControl } from '../page-shell.ts'
import { checkNoneOpen, checkStake, StakeRequest } from '../single-game.ts'
import { drawTreasure } from './art/treasures.ts'
import { drawTicket } from './engine.ts'
import { findScratchVariant, ticketsInTable } from './prizes.ts'
import { drawWager, type TicketContent } from './recall.ts'

type OfSession = { Params: { session: string } }

/** Mounts the page, its one press, and the pictures of the treasures. */
export function registerScratch(
  room: FastifyInstance,
  { games, sessions, wagers, uniform }: KindParts<TicketContent>,
): RunningKind<TicketContent> {
  serveFolder(room, '/games/scratch/page', new URL('./page/', import.meta.url))

  room.get<{ Params: { picture: string } }>('/games/scratch/art/:picture', (request, reply) => {
    const picture = drawTreasure(Number(request.params.picture.replace(/\.svg$/, '')))
    if (picture === undefined) throw new SimulatorError(404, 'NOT_FOUND', 'no such picture')
    return reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=86400').send(picture)
  })

  room.get<OfSession>('/games/scratch/:session', (request, reply) => {
    const session = sessions.find(request.params.session)
    const game = games.of(session)
    const language = pageLanguage(request, session)
    const variant = findScratchVariant(game.variant)
    const formats = formatsOf(language)
    const setup = {
      variant: variant.code,
      art: `${prefix}/games/scratch/art`,
      prizes: variant.prizes.map(({ multiple, ticketsPerMillion }) => ({
        multiple,
        odds: formats.number(ticketsInTable / ticketsPerMillion),
      })),
    }
    const { variantWords, controls, body } = parts(language, variant.code, game.names[language])
    const ground = groundOf(game.theme)
    return sendPage(
      reply,
      gamePage({
        session,
        game,
        kind: 'scratch',
        language,
        setup: { ...setup, ...variantWords },
        ground,
        body,
        controls,
      }),
    )
  })

  room.post<OfSession>('/games/scratch/:session/tickets', async (request) => {
    const { key, stake } = readInput(StakeRequest, request.body)
    const session = sessions.findPlayable(request.params.session)
    checkStake(session, stake)
    checkNoneOpen(wagers, session, key)
    const variant = findScratchVariant(games.of(session).variant)
    const order = { key, stake, choice: { variant: variant.code }, play: null }
    const wager = await wagers.playAtOnce(session.id, order, () => {
      const { lucky, fields, multiple } = drawTicket(variant, uniform)
      const shown = fields.map((field) => ({ mark: field.mark, multiple: field.multiple }))
      return { outcome: { lucky, fields: shown, multiple }, win: stake * multiple }
    })
    return presentWager(wager)
  })

  return { drawWager }
}

function parts(language: Language, variant: 'lucky-numbers' | 'treasure', name: string) {
  const words = wordsOf(language).games.scratch
  return {
    variantWords: { rules: words.variantRules[variant] },
    body: html`<section class="stage ticket-stage" aria-label="${words.ticket}"><div class="ticket"><h2>${words.howTo[variant]}</h2><div class="rubbed"><div class="under" id="under"></div><canvas id="foil" aria-label="${words.foilLabel}"></canvas></div><small>${name}</small></div></section>`,
    controls: html`${stakeControl(language)}<button type="button" class="act" id="act" aria-keyshortcuts="Space">${words.ticket}</button>`,
  }
}
