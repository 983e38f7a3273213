import { type Html, html } from '../../http/html.ts'
import { type Language, wordsOf } from '../../http/language.ts'
import type { SimulatedGame } from '../../play/game.ts'
import type { PlaySession } from '../../play/sessions.ts'
import { gamePage } from '../page-shell.ts'
import { feltOf } from '../table/felts.ts'
import type { Multiple } from '../table/payout.ts'
import { limitsOf } from '../table/stakes.ts'
import { chipRack, paysText, place, rulesRow, tableHead } from '../table/table-page.ts'
import { returnsOf } from './return.ts'
import { type BaccaratPosition, paysOf } from './rules.ts'
import { variantOf } from './table-rules.ts'

/** Where the places lie: pairs outside, in the middle tie, below the two sides. */
const order: readonly BaccaratPosition[] = ['player-pair', 'super-six', 'tie', 'banker-pair', 'player', 'banker']

/** The page of a baccarat table. */
export function baccaratPage(session: PlaySession, game: SimulatedGame, language: Language): Html {
  const { baccarat: words } = wordsOf(language).games
  const variant = variantOf(game)
  const pays = paysOf(variant)
  const returns = returnsOf(variant)
  const offered = order.filter((position) => pays[position] !== undefined)
  const paysFor = (position: BaccaratPosition) => pays[position] as Multiple
  const hand = (side: 'player' | 'banker') => html`<section class="hand ${side}" id="${side}">
<h2>${words.positions[side]} <b class="points"></b></h2><div class="cards"></div></section>`
  const { ground, felt } = feltOf(game.theme)
  return gamePage({
    session,
    game,
    kind: 'baccarat',
    language,
    ground,
    isWide: true,
    words: { table: wordsOf(language).tables },
    setup: {
      variant,
      limits: limitsOf(session.currency),
      rows: offered.map((position) =>
        rulesRow(language, position, words.positions[position], paysFor(position), returns[position] ?? 0),
      ),
    },
    body: html`<section class="stage" style="--felt:${felt[0]};--felt-edge:${felt[1]}">
<div class="felt">${tableHead()}
<div class="hands">${hand('player')}${hand('banker')}</div>
</div>
<div class="places ${variant}">${offered.map((position) =>
      place(position, words.positions[position], paysText(paysFor(position), language), position),
    )}</div>
<div class="roads"><div id="beads" role="img" aria-label="${words.beads}"></div><div id="big-road" role="img" aria-label="${words.bigRoad}"></div></div>
</section>`,
    controls: chipRack(language),
  })
}
