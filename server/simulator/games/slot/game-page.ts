import { type Html, html } from '../../http/html.ts'
import { type Language, wordsOf } from '../../http/language.ts'
import { prefix } from '../../http/page.ts'
import type { SimulatedGame } from '../../play/game.ts'
import type { PlaySession } from '../../play/sessions.ts'
import { gamePage, stakeControl } from '../page-shell.ts'
import { groundOf } from './art/ground.ts'
import { type PotAmounts, potCodes, potRules } from './pots.ts'
import { slotOf } from './slot-game.ts'
import { symbolName } from './symbol-names.ts'
import { lines, symbols } from './symbols.ts'

/** The playable page of one slot; `pots` are the vendor's as they stand now. */
export function slotPage(session: PlaySession, simulated: SimulatedGame, pots: PotAmounts, language: Language): Html {
  const words = wordsOf(language).games.slot
  const game = slotOf(simulated)
  const { mathematics } = game
  return gamePage({
    session,
    game: simulated,
    kind: 'slot',
    language,
    ground: groundOf(game),
    setup: {
      art: `${prefix}/games/slot/art/${game.code}`,
      names: Object.fromEntries(symbols.map((symbol) => [symbol, symbolName(game.theme, symbol, language)])),
      lines,
      mathematics,
      pots: mathematics.hasPots ? pots : null,
      potRules,
    },
    body: html`<section class="stage slot" aria-label="${words.reels}">
${
  mathematics.hasPots &&
  html`<dl class="pots">${potCodes
    .toReversed()
    .map((code) => html`<div class="${code}"><dt>${words.pots[code]}</dt><dd id="pot-${code}">…</dd></div>`)}</dl>`
}<p class="free" id="free" hidden></p>
<div class="reels" id="reels"></div>
</section>`,
    controls: html`${stakeControl(language)}
<button type="button" id="spin" aria-keyshortcuts="Space"><span id="spin-label">${words.spin}</span></button>`,
  })
}
