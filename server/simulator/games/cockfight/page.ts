import { type Html, html } from '../../http/html.ts'
import { formatFigure, type Language, wordsOf } from '../../http/language.ts'
import { prefix } from '../../http/page.ts'
import type { SimulatedGame } from '../../play/game.ts'
import type { PlaySession } from '../../play/sessions.ts'
import { gamePage } from '../page-shell.ts'
import { percent } from '../table/payout.ts'
import { limitsOf } from '../table/stakes.ts'
import { chipRack, paysText, place, rulesRow, tableHead } from '../table/table-page.ts'
import { paysOf } from './fight.ts'
import { drawsInThousand, fightOdds, returnOfFight } from './odds.ts'
import { variantOf } from './table-rules.ts'
import { arenaOf } from './themes.ts'

/** The page of an arena. Odds of both sides change with every match and come with the stream. */
export function cockfightPage(session: PlaySession, game: SimulatedGame, language: Language): Html {
  const { cockfight: words } = wordsOf(language).games
  const variant = variantOf(game)
  const draws = drawsInThousand[variant]
  const { ground, sand } = arenaOf(game.theme)
  const anyOdds = { meron: 95, wala: 91 }
  const [bdd, ftd] = [paysOf('bdd', anyOdds), paysOf('ftd', anyOdds)]
  const shares = fightOdds.map((odds) => returnOfFight(variant, odds))
  const range = `${formatFigure(percent(Math.min(...shares)), language)} – ${formatFigure(percent(Math.max(...shares)), language)}%`
  const side = (code: 'meron' | 'wala') => html`<section class="side ${code}" id="${code}">
<h2>${words.positions[code]}</h2><p class="cock-name"></p><p class="owner"></p>
<div class="energy" role="img"><span></span></div></section>`
  const cock = (code: 'meron' | 'wala') =>
    html`<div class="cock ${code}" id="cock-${code}"><img src="${prefix}/games/cockfight/art/${code}.svg" alt="" width="200" height="200"></div>`
  return gamePage({
    session,
    game,
    kind: 'cockfight',
    language,
    ground,
    isWide: true,
    words: { table: wordsOf(language).tables },
    setup: {
      variant,
      limits: limitsOf(session.currency),
      rows: [
        ...(['meron', 'wala'] as const).map((position) => ({
          position,
          label: words.positions[position],
          pays: words.byOdds,
          returns: range,
        })),
        rulesRow(language, 'bdd', words.positions.bdd, bdd, (draws.bdd * 9) / 1000),
        rulesRow(language, 'ftd', words.positions.ftd, ftd, (draws.ftd * 89) / 1000),
      ],
    },
    body: html`<section class="stage" style="--sand:${sand}">
<div class="arena">${tableHead(html`<button type="button" class="choice-button" id="style" aria-label="${words.oddsStyle}"></button>`)}
<div class="fixture">${side('meron')}<span class="versus" aria-hidden="true">VS</span>${side('wala')}</div>
<div class="ring">${cock('meron')}<span class="burst" id="burst" hidden></span>${cock('wala')}<p class="verdict" id="verdict" hidden></p></div>
</div>
<div class="places">${place('meron', words.positions.meron, '…', 'meron')}${place('bdd', words.shortNames.bdd, paysText(bdd, language), 'bdd')}${place('ftd', words.shortNames.ftd, paysText(ftd, language), 'ftd')}${place('wala', words.positions.wala, '…', 'wala')}</div>
<div class="roads"><div id="beads" role="img" aria-label="${words.beads}"></div><div id="big-road" role="img" aria-label="${words.bigRoad}"></div></div>
</section>`,
    controls: chipRack(language),
  })
}
