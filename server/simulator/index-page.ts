import type { Bank } from './bank/bank.ts'
import { simulatedGames } from './catalogue/catalogue.ts'
import { type Html, html } from './http/html.ts'
import { fill, formatFigure, type Language, wordsOf } from './http/language.ts'
import { page, prefix } from './http/page.ts'
import type { Outbox } from './messages/outbox.ts'
import { kindCodes, type SimulatedGame } from './play/game.ts'
import type { RunningWagers } from './play/wagers.ts'

interface Parts {
  readonly bank: Bank
  readonly outbox: Outbox
  readonly wagers: RunningWagers
}

const shownPerKind = 24

/** Some games of each kind to try: every theme and variant is among the first of its kind. */
function samples(): SimulatedGame[] {
  return kindCodes.flatMap((kind) =>
    simulatedGames()
      .filter((game) => game.kind === kind)
      .slice(0, shownPerKind),
  )
}

/** The door of the simulator: where its rooms are, what is in them, and games of every kind to try. */
export function indexPage({ bank, outbox, wagers }: Parts, language: Language): Html {
  const { index: words, sectionNames, kinds } = wordsOf(language)
  const doors = [
    ['bank', words.bank, fill(words.transfers, { count: bank.count() })],
    ['outbox', words.outbox, fill(words.messages, { count: outbox.count() })],
    ['faults', words.faults, fill(words.openRounds, { count: wagers.open().length })],
  ] as const
  return page({
    language,
    title: words.title,
    here: prefix,
    script: 'live.js',
    body: html`
<h1>${words.title}</h1><p class="lead">${words.lead}</p>
<ul class="rows doors" id="doors" data-live>${doors.map(
      ([section, text, count]) =>
        html`<li><div class="line"><h2><a href="${prefix}/${section}?lang=${language}">${sectionNames[section]}</a></h2><span class="state">${count}</span></div><p class="quiet">${text}</p></li>`,
    )}</ul>
<h2 class="apart">${words.games}</h2>
<ul class="tiles">${samples().map(
      (game) =>
        html`<li><a class="tile" href="${prefix}/games/${game.kind}/demo/${game.code}?lang=${language}"><img src="${prefix}/games/art/${game.code}/cover.svg" alt="" width="300" height="300" loading="lazy"><span>${game.names[language]}</span><small>${kinds[game.kind]} · ${fill(words.rtp, { rtp: formatFigure(game.rtp, language) })}</small></a></li>`,
    )}</ul>`,
  })
}
