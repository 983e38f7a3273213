import type { Bank } from './bank/bank.ts'
import { slotGames } from './games/slot/catalogue.ts'
import type { Rounds } from './games/slot/rounds.ts'
import { type Html, html } from './http/html.ts'
import { fill, formatFigure, type Language, wordsOf } from './http/language.ts'
import { page, prefix } from './http/page.ts'
import type { Outbox } from './messages/outbox.ts'

interface Parts {
  readonly bank: Bank
  readonly outbox: Outbox
  readonly rounds: Rounds
}

/** The door of the simulator: where its rooms are, what is in them, and every game to try. */
export function indexPage({ bank, outbox, rounds }: Parts, language: Language): Html {
  const { index: words, sectionNames } = wordsOf(language)
  const doors = [
    ['bank', words.bank, fill(words.transfers, { count: bank.count() })],
    ['outbox', words.outbox, fill(words.messages, { count: outbox.count() })],
    ['faults', words.faults, fill(words.openRounds, { count: rounds.open().length })],
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
<ul class="tiles">${slotGames.map(
      (game) =>
        html`<li><a class="tile" href="${prefix}/games/slot/demo/${game.code}?lang=${language}"><img src="${prefix}/games/slot/art/${game.code}/cover.svg" alt="" width="300" height="300" loading="lazy"><span>${game.names[language]}</span><small>${fill(words.rtp, { rtp: formatFigure(game.rtp, language) })} · ${words.volatility[game.mathematics.volatility]}</small></a></li>`,
    )}</ul>`,
  })
}
