import { type Html, html } from '../../http/html.ts'
import { formatFigure, type Language, wordsOf } from '../../http/language.ts'
import { prefix } from '../../http/page.ts'
import type { SimulatedGame } from '../../play/game.ts'
import type { PlaySession } from '../../play/sessions.ts'
import { gamePage, stakeControl } from '../page-shell.ts'
import { magazineSize } from './engine.ts'
import { groundOfSea } from './grounds.ts'
import { findFishingVariant } from './species.ts'

/** The sea with its gun: what each fish pays and how likely a shot catches it goes with the page. */
export function fishingPage(session: PlaySession, game: SimulatedGame, language: Language): Html {
  const { species, returnShare } = findFishingVariant(game.variant)
  const chance = (value: number) => formatFigure((returnShare / 100 / value).toFixed(2), language)
  return gamePage({
    session,
    game,
    kind: 'fishing',
    language,
    setup: {
      art: `${prefix}/games/fishing/art`,
      magazineSize,
      species: species.map(({ code, value, length }) => ({ code, value, length, chance: chance(value) })),
    },
    ground: groundOfSea(game.theme),
    body: stage(language),
    controls: controls(language),
    isWide: true,
  })
}

function stage(language: Language) {
  const words = wordsOf(language).games.fishing
  return html`<section class="stage sea" aria-label="${words.sea}"><canvas id="sea" tabindex="0" role="img" aria-label="${words.aim}"></canvas><p class="shots" id="shots" hidden></p></section>`
}

function controls(language: Language) {
  const words = wordsOf(language).games.fishing
  return html`${stakeControl(language)}<div class="buttons"><button type="button" class="act quiet" id="put-down" hidden>${words.putDown}</button><button type="button" class="act" id="act" aria-keyshortcuts="Space">${words.fire}</button></div>`
}
