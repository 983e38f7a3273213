import { type Html, html } from '../../http/html.ts'
import { formatAmount, type Language, wordsOf } from '../../http/language.ts'
import { prefix } from '../../http/page.ts'
import type { Wager } from '../../play/wager.ts'
import { amountScale } from '../../play/wallet.ts'
import type { Ticket } from './engine.ts'
import type { ScratchVariant } from './prizes.ts'

/** What is kept with a ticket. */
export interface TicketContent {
  readonly choice: { readonly variant: ScratchVariant['code'] }
  readonly play: null
  readonly outcome: Ticket
}

/** The ticket with its foil off. */
export function drawWager(wager: Wager<TicketContent>, language: Language): Html {
  const words = wordsOf(language).games.scratch
  const ticket = wager.outcome
  if (!ticket) return html``
  const isMap = ticket.lucky.length === 0
  const names: readonly string[] = Object.values(words.treasures)
  const isHit = (mark: number) =>
    isMap ? ticket.fields.filter((field) => field.mark === mark).length > 2 : ticket.lucky.includes(mark)
  const money = (multiple: number) => formatAmount((wager.stake * multiple) / amountScale, wager.currency, language)
  const cells = ticket.fields.map(
    ({ mark, multiple }) =>
      html`<tr><td>${
        isMap
          ? html`<img src="${prefix}/games/scratch/art/${mark}.svg" width="36" height="36" alt=""> ${names[mark]}`
          : html`<b>${mark}</b>`
      }</td><td>${isHit(mark) && words.hit}</td><td class="number">${money(multiple)}</td></tr>`,
  )
  return html`<section class="card"><h2>${words.ticket}</h2>${
    !isMap && html`<p>${words.luckyNumbers} <b>${ticket.lucky.join(' · ')}</b></p>`
  }<table><tbody>${cells}</tbody></table></section>`
}
