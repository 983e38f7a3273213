import { type Html, html } from '../../http/html.ts'
import { formatFigure, type Language, wordsOf } from '../../http/language.ts'
import type { Wager } from '../../play/wager.ts'
import { recallHead } from '../table/recall.ts'
import type { CrashContent } from './leaving.ts'
import { highestPoint } from './rules.ts'
import type { CrashDrawn } from './table-rules.ts'

/**
 * The round of a stake: where it left and where the flight ended, with what the end can be verified by.
 * @param flight undefined while the flight is in the air
 */
export function drawCrashWager(wager: Wager<CrashContent>, flight: CrashDrawn | undefined, language: Language): Html {
  const { crash: words } = wordsOf(language).games
  const multiplier = (hundredths: number) => `×${formatFigure((hundredths / 100).toFixed(2), language)}`
  const { choice, outcome } = wager
  const { on } = choice
  const seat = words.seat.replace('{seat}', String(on.seat))
  const betOn = on.target === null ? seat : `${seat}, ${words.targetOn} ${multiplier(on.target)}`
  const rows: readonly (readonly [string, string | undefined])[] = [
    [words.leftAt, outcome ? ('left' in outcome ? multiplier(outcome.left) : words.lostBet) : undefined],
    [words.point, flight && multiplier(flight.point)],
    [words.hash, outcome?.shown.hash],
    [words.seed, flight?.seed ?? words.noFlight],
  ]
  const isAtTop = outcome && !('left' in outcome) && outcome.drawn.point === highestPoint
  return html`<section class="card">
${recallHead(wager, betOn, language)}
${outcome !== null && html`<dl>${rows.map(([term, value]) => value !== undefined && html`<dt>${term}</dt><dd>${isAtTop && term === words.leftAt ? multiplier(highestPoint) : value}</dd>`)}</dl>`}
</section>`
}
