import { type Html, html } from '../../http/html.ts'
import { type Language, wordsOf } from '../../http/language.ts'
import type { SimulatedGame } from '../../play/game.ts'
import type { PlaySession } from '../../play/sessions.ts'
import { gamePage } from '../page-shell.ts'
import { dressOf } from './cover.ts'
import { mostLegs } from './limits.ts'
import { returnPercent } from './odds.ts'
import { variantSports } from './sports.ts'
import { variantOf } from './variant.ts'

/** The page of the book: board and match in the middle, slip and own bets beside them or over them on a phone. */
export function bookPage(session: PlaySession, game: SimulatedGame, language: Language): Html {
  const { sports: words } = wordsOf(language).games
  const { play } = wordsOf(language)
  const setup = {
    sports: variantSports[variantOf(game)],
    mostLegs,
    rtp: returnPercent,
    overround: (10_000 / returnPercent).toFixed(2),
    rules: words.rules,
  }
  const views = ['live', 'soon', 'myBets'] as const
  return gamePage({
    session,
    game,
    kind: 'sports',
    language,
    setup,
    ground: dressOf(game.theme),
    isWide: true,
    body: html`<section class="stage book" aria-label="${words.book}">
<nav class="side">
<div class="views" role="group" aria-label="${words.views}">${views.map(
      (view) =>
        html`<button type="button" class="choice-button" data-view="${view}" aria-pressed="false">${words[view]} <span data-count="${view}"></span></button>`,
    )}</div>
<div class="sports" id="sports" role="group" aria-label="${words.sportsLabel}"></div>
<label class="format">${words.oddsFormat}<select id="format">${Object.entries(words.formats).map(
      ([code, name]) => html`<option value="${code}">${name}</option>`,
    )}</select></label>
</nav>
<div class="centre" id="centre"><div id="list"></div><div id="match" hidden></div></div>
<div class="right">
<section class="slip" id="slip" aria-labelledby="slip-title">
<div class="slip-head"><h2 id="slip-title">${words.slip}</h2><button type="button" class="plain" id="clear">${words.clear}</button><button type="button" class="round" id="close-slip" aria-label="${play.close}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg></button></div>
<p class="quiet" id="slip-empty">${words.emptySlip}</p>
<div id="slip-form" hidden>
<div class="modes" id="modes" role="group" aria-label="${words.modes}"><button type="button" class="choice-button" data-mode="parlay">${words.parlay}</button><button type="button" class="choice-button" data-mode="single">${words.single}</button></div>
<ul class="legs" id="slip-legs"></ul>
<label class="typed">${words.stakeLabel}<input id="stake" type="text" inputmode="decimal" autocomplete="off" maxlength="14" aria-describedby="limits"></label>
<p class="quiet" id="limits"></p>
<div class="ladder" id="ladder" role="group" aria-label="${words.quickStakes}"></div>
<dl class="sums" id="sums"></dl>
<p class="said" id="slip-said" role="status"></p>
<button type="button" class="act" id="place"></button>
</div>
</section>
<section class="bets" id="bets" aria-labelledby="bets-title"><h2 id="bets-title">${words.myBets}</h2><div id="bets-list"></div></section>
</div>
</section>`,
    controls: html`<button type="button" class="act" id="open-slip"></button>`,
  })
}
