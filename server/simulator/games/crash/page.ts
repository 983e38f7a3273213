import { type Html, html } from '../../http/html.ts'
import { type Language, wordsOf } from '../../http/language.ts'
import { prefix } from '../../http/page.ts'
import type { SimulatedGame } from '../../play/game.ts'
import type { PlaySession } from '../../play/sessions.ts'
import { gamePage } from '../page-shell.ts'
import { limitsOf } from '../table/stakes.ts'
import { tableHead } from '../table/table-page.ts'
import { highestPoint, lowestTarget } from './rules.ts'
import { crashThemeOf, crashThemes } from './themes.ts'

/** The page of a crash game: the sky, and two seats with their own stakes. */
export function crashPage(session: PlaySession, game: SimulatedGame, language: Language): Html {
  const { crash: words } = wordsOf(language).games
  const { play } = wordsOf(language)
  const theme = crashThemeOf(game.theme)
  const { ground, curve } = crashThemes[theme]
  const seat = (
    number: number,
  ) => html`<section class="seat" data-seat="${number}" aria-label="${words.seat.replace('{seat}', String(number))}">
<div class="seat-stake" role="group" aria-label="${play.stake}">
<button type="button" class="round less" aria-label="${play.less}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14"/></svg></button>
<output class="amount">…</output>
<button type="button" class="round more" aria-label="${play.more}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14M12 5v14"/></svg></button>
</div>
<div class="seat-target"><label class="switch"><input type="checkbox" class="target-on"><span>${words.targetOn}</span></label>
<label class="target-label"><span class="unseen">${words.target}</span><input class="target" inputmode="decimal" autocomplete="off" value="${language === 'vi' ? '2,00' : '2.00'}" aria-description="${words.targetRange}"></label></div>
<button type="button" class="act press" disabled>${words.bet}</button>
</section>`
  return gamePage({
    session,
    game,
    kind: 'crash',
    language,
    ground,
    isWide: true,
    words: { table: wordsOf(language).tables },
    setup: {
      vehicle: `${prefix}/games/crash/art/${theme}.svg`,
      curve,
      lowestTarget,
      highestPoint,
      limits: limitsOf(session.currency),
    },
    body: html`<section class="stage">
<ol class="past" id="past" aria-label="${words.history}"></ol>
<div class="sky">${tableHead()}
<canvas id="sky" role="img" aria-label="${game.names[language]}"></canvas>
<p class="multiplier" id="multiplier" aria-hidden="true"></p>
<p class="hash"><span>SHA-256</span> <span id="hash"></span></p>
</div>
<div class="seats">${seat(1)}${seat(2)}</div>
</section>`,
  })
}
