import { type Html, html } from '../../http/html.ts'
import { fill, formatTime, type Language, wordsOf } from '../../http/language.ts'
import { type Bet, endsOf, type Leg, type LegEnd } from './legs.ts'
import { presentLeg } from './presenter.ts'

/** The recall of a bet: each leg with its odds as they were taken and how it ended. */
export function drawBet(bet: Bet, language: Language): Html {
  const words = wordsOf(language).games.sports
  const { legs, rules } = bet.choice
  const ends = endsOf(bet)
  const title = legs.length > 1 ? fill(words.parlayOf, { count: legs.length }) : words.single
  return html`<section class="card"><h2>${title}</h2>
${legs.map((leg, index) => drawLeg(leg, ends[index] ?? null, language))}
<p class="quiet">${words.recall.rules} ${rules}</p></section>`
}

function drawLeg(leg: Leg, end: LegEnd | null, language: Language): Html {
  const words = wordsOf(language).games.sports
  const { label, title, period, league } = presentLeg(leg, language)
  const before = leg.scoreAtBet && fill(words.scoreAtBet, { score: leg.scoreAtBet.join('–') })
  const rows: readonly (readonly [string, string])[] = [
    [words.recall.leg, [label, before].filter(Boolean).join(' · ')],
    [words.recall.odds, (leg.odds / 100).toFixed(2)],
    [words.recall.score, end ? (end.score?.join('–') ?? words.notPlayed) : words.recall.waiting],
    [words.recall.grade, end ? words.grades[end.grade] : words.recall.waiting],
  ]
  return html`<h3>${leg.home} – ${leg.away}</h3>
<p class="quiet">${league} · ${formatTime(new Date(leg.kickoffAt).toISOString(), language)} · ${title}, ${period}</p>
<dl>${rows.map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`)}</dl>`
}
