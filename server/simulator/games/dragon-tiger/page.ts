import { Html, html } from '../../http/html.ts'
import { type Language, wordsOf } from '../../http/language.ts'
import type { SimulatedGame } from '../../play/game.ts'
import type { PlaySession } from '../../play/sessions.ts'
import { gamePage } from '../page-shell.ts'
import { deck } from '../table/cards.ts'
import { feltOf } from '../table/felts.ts'
import { limitsOf } from '../table/stakes.ts'
import { chipRack, paysText, place, rulesRow, tableHead } from '../table/table-page.ts'
import { dragonEmblem, tigerEmblem } from './emblems.ts'
import { type DragonTigerPosition, dragonTigerPays, dragonTigerPositions, returnOf } from './rules.ts'

/** Where the places lie: sides around both ties, sizes below their side. */
const order: readonly DragonTigerPosition[] = [
  'dragon',
  'tie',
  'suited-tie',
  'tiger',
  'dragon-big',
  'dragon-small',
  'tiger-big',
  'tiger-small',
]

/** The page of a dragon-tiger table. */
export function dragonTigerPage(session: PlaySession, game: SimulatedGame, language: Language): Html {
  const words = wordsOf(language).games['dragon-tiger']
  const side = (code: 'dragon' | 'tiger', emblem: string) => html`<section class="hand single ${code}" id="${code}">
<h2><svg viewBox="0 0 100 100" aria-hidden="true">${new Html(emblem)}</svg>${words.positions[code]}</h2><div class="cards"></div></section>`
  const { ground, felt } = feltOf(game.theme)
  return gamePage({
    session,
    game,
    kind: 'dragon-tiger',
    language,
    ground,
    isWide: true,
    words: { table: wordsOf(language).tables },
    setup: {
      limits: limitsOf(session.currency),
      rows: dragonTigerPositions.map((position) =>
        rulesRow(language, position, words.positions[position], dragonTigerPays[position], returnOf(position, deck)),
      ),
    },
    body: html`<section class="stage" style="--felt:${felt[0]};--felt-edge:${felt[1]}">
<div class="felt">${tableHead()}
<div class="hands">${side('dragon', dragonEmblem)}<span class="versus" aria-hidden="true">VS</span>${side('tiger', tigerEmblem)}</div>
</div>
<div class="places">${order.map((position) =>
      place(position, words.positions[position], paysText(dragonTigerPays[position], language), position),
    )}</div>
<div class="roads"><div id="beads" role="img" aria-label="${words.beads}"></div><div id="big-road" role="img" aria-label="${words.bigRoad}"></div></div>
</section>`,
    controls: chipRack(language),
  })
}
