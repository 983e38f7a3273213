import type { Journal } from '../../journal.ts'
import type { Uniform } from '../../random/uniform.ts'
import { announce, type Fixture, fixtureId, kickOff, slotsAround } from './fixtures.ts'
import { type Market, marketsOf, priceOf } from './offers.ts'
import { endOf, type Progress, progressOf } from './progress.ts'
import type { Selection } from './selections.ts'
import { type Sport, type SportCode, sports } from './sports.ts'

/** A match with what is known of it at a moment. */
export interface Sight {
  readonly fixture: Fixture
  readonly sport: Sport
  readonly progress: Progress
  readonly markets: readonly Market[]
}

interface Parts {
  readonly journal: Journal
  readonly uniform: Uniform
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Finished matches stay on the page this long, milliseconds. */
const shownAfterEnd = 60_000

/**
 * The fixture list: announces matches ahead of time, draws each at its kick-off and shows it as time passes. Matches whose
 * kick-off was missed while the process was away are drawn when it is back, with the kick-off they had.
 */
export function createBook({ journal, uniform, now }: Parts) {
  const fixtures = journal.collection<Fixture>('sportsFixture', 1500)
  const seen = new Map<string, { readonly key: string; readonly markets: readonly Market[] }>()

  /** Announced and not yet kicked off; however late this process is, they are drawn. */
  const waiting = new Set(fixtures.values().flatMap((fixture) => (isDrawn(fixture) ? [] : [fixture.id])))

  function put(fixture: Fixture): Fixture {
    fixtures.put(fixture.id, fixture)
    if (isDrawn(fixture)) waiting.delete(fixture.id)
    else waiting.add(fixture.id)
    return fixture
  }

  function current(): Fixture[] {
    return slotsAround(now()).flatMap(({ sport, slot }) => {
      const known = fixtures.get(fixtureId(sport, slot))
      return known && isShown(known, now()) ? [known] : []
    })
  }

  const progress = (fixture: Fixture) => progressOf(sports[fixture.sport], fixture, now())

  function see(fixture: Fixture): Sight {
    const sport = sports[fixture.sport]
    const state = progress(fixture)
    const key = `${state.phase}/${state.steps}/${state.isSuspended}`
    const before = seen.get(fixture.id)
    if (before?.key === key) return { fixture, sport, progress: state, markets: before.markets }
    const markets = marketsOf(sport, fixture.rates, state)
    seen.set(fixture.id, { key, markets })
    return { fixture, sport, progress: state, markets }
  }

  return {
    /** Announces what comes within sight and kicks off what is due. */
    refresh() {
      for (const { sport, slot } of slotsAround(now())) {
        const id = fixtureId(sport, slot)
        if (!fixtures.get(id)) put(announce(sport, slot, uniform))
      }
      for (const id of waiting) {
        const fixture = fixtures.get(id)
        if (!fixture) waiting.delete(id)
        else if (fixture.kickoffAt <= now()) put(kickOff(fixture, uniform))
      }
      const shown = new Set(current().map((fixture) => fixture.id))
      for (const id of seen.keys()) if (!shown.has(id)) seen.delete(id)
    },
    find: (id: string) => fixtures.get(id),
    see,
    /** Matches of these sports from those just finished to the farthest announced, by kick-off. */
    list: (codes: readonly SportCode[]) =>
      current()
        .filter((fixture) => codes.includes(fixture.sport))
        .sort((one, other) => one.kickoffAt - other.kickoffAt)
        .map(see),
    /** Where a match stands now. */
    progress,
    /** Decimal odds of a selection now, in hundredths; undefined when it is not taken. */
    price(fixture: Fixture, selection: Selection): number | undefined {
      return priceOf(sports[fixture.sport], fixture.rates, progress(fixture), selection)
    },
    /** Lets a match be over now, with the course that is or will be drawn: for those who do not want to wait. */
    finish(fixture: Fixture): Fixture {
      const drawn = isDrawn(fixture) ? fixture : kickOff(fixture, uniform)
      return put({ ...drawn, kickoffAt: drawn.kickoffAt - Math.max(0, overAt(drawn) - now()) })
    },
  }
}

/** Whether a match stands on the page: until a while after its end. */
function isShown(fixture: Fixture, now: number): boolean {
  return !isDrawn(fixture) || now < overAt(fixture) + shownAfterEnd
}

/** When a match that was drawn is over. */
function overAt(fixture: Fixture): number {
  return fixture.isCancelled ? fixture.kickoffAt : endOf(sports[fixture.sport], fixture)
}

const isDrawn = (fixture: Fixture) => fixture.steps !== null || fixture.isCancelled

export type Book = ReturnType<typeof createBook>
