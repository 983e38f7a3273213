import type { Language } from '../../http/language.ts'
import type { MatchNews } from '../../play/kind.ts'
import type { Book, Sight } from './book.ts'
import { presentCard } from './presenter.ts'
import { type SportsVariant, variantSports } from './sports.ts'

const running: ReadonlySet<string> = new Set(['playing', 'break'])
const told: ReadonlySet<string> = new Set([...running, 'upcoming'])

/** What the book tells everybody of its matches: those that run before those to come, and of each the sports in turn. */
export function tellMatches(book: Book, language: Language): MatchNews[] {
  return (Object.keys(variantSports) as SportsVariant[])
    .flatMap((variant) =>
      variantSports[variant].flatMap((sport) =>
        book
          .list([sport])
          .filter(({ progress }) => told.has(progress.phase))
          .map((sight, place) => ({ place, news: newsOf(sight, variant, language) })),
      ),
    )
    .sort((one, other) => Number(other.news.isLive) - Number(one.news.isLive) || one.place - other.place)
    .map(({ news }) => news)
}

function newsOf(sight: Sight, variant: SportsVariant, language: Language): MatchNews {
  const { id, sport, league, home, away, kickoffAt, phase, clock, score, markets } = presentCard(sight, language)
  const winner = markets.find((market) => market?.market === 'result' || market?.market === 'winner')
  return {
    id,
    sport,
    variant,
    league,
    home,
    away,
    kickoffAt,
    isLive: running.has(phase),
    clock,
    score,
    odds: winner?.offers.map(({ selection, odds }) => ({ pick: selection.pick, odds })) ?? [],
  }
}
