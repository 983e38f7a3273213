import type { Language } from '../../http/language.ts'
import type { Book } from './book.ts'
import { presentCard } from './presenter.ts'
import { type SportsVariant, variantSports } from './sports.ts'

type Card = ReturnType<typeof presentCard>

/** What a page is told: all matches first, then those that changed and the ids of those that went. `now` is the server's clock. */
interface BoardMessage {
  readonly type: 'all' | 'changes'
  readonly now: number
  readonly fixtures: readonly Card[]
  readonly gone: readonly string[]
}

type Listener = (message: BoardMessage) => void

/** Tells the readers of one variant in one language what moves; every change is worked out once for all of them. */
export function createBoard(book: Book, variant: SportsVariant, language: Language, now: () => number) {
  const listeners = new Set<Listener>()
  let shown = new Map<string, string>()

  const cards = () => book.list(variantSports[variant]).map((sight) => presentCard(sight, language))

  return {
    subscribe(listener: Listener): () => void {
      const fixtures = cards()
      if (listeners.size === 0) shown = new Map(fixtures.map((card) => [card.id, JSON.stringify(card)]))
      listeners.add(listener)
      listener({ type: 'all', now: now(), fixtures, gone: [] })
      return () => void listeners.delete(listener)
    },
    /** Compares with what was told last; nothing is worked out while nobody reads. */
    refresh() {
      if (listeners.size === 0) return
      const present = cards()
      const texts = new Map(present.map((card) => [card.id, JSON.stringify(card)]))
      const fixtures = present.filter((card) => texts.get(card.id) !== shown.get(card.id))
      const gone = [...shown.keys()].filter((id) => !texts.has(id))
      shown = texts
      if (fixtures.length === 0 && gone.length === 0) return
      for (const listener of listeners) listener({ type: 'changes', now: now(), fixtures, gone })
    },
  }
}

export type Board = ReturnType<typeof createBoard>
