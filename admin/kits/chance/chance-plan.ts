import type { ChanceState } from '../../lib/schema.generated.ts'

/** Words of a plan in a language. */
export interface ChanceText {
  readonly language: string
  readonly title: string
  readonly text: string
}

/** What red envelopes and raffles have in common: a plan that two operators publish. */
export interface ChancePlan {
  readonly id: string
  readonly state: ChanceState
  readonly words: readonly ChanceText[]
  readonly startsAt: string
  readonly endsAt: string
  readonly proposal: object | null
}

export type ChancePhase = 'DRAFT' | 'PAUSED' | 'SOON' | 'RUNNING' | 'OVER'

/** Where a plan stands at a moment: what is over is over, whatever its state. */
export function phaseOf({ state, startsAt, endsAt }: ChancePlan, now: Date): ChancePhase {
  if (new Date(endsAt) <= now) return 'OVER'
  if (state !== 'PUBLISHED') return state
  return new Date(startsAt) > now ? 'SOON' : 'RUNNING'
}

/** The title in a language, or the first there is. */
export const titleIn = (words: readonly ChanceText[], language: string): string =>
  (words.find((one) => one.language === language) ?? words[0])?.title ?? ''

/** Words of a form without languages that were left empty: members read the brand's own there. */
export const filledWords = (words: unknown): ChanceText[] =>
  Array.isArray(words)
    ? words.flatMap(({ language, title, text }: Partial<ChanceText>) =>
        language && title?.trim() ? [{ language, title: title.trim(), text: text?.trim() ?? '' }] : [],
      )
    : []

/** Words for each language of a brand, those written already where there are some. */
export const wordsFor = (languages: readonly string[], written: readonly ChanceText[] = []): ChanceText[] =>
  languages.map((language) => {
    const { title = '', text = '' } = written.find((one) => one.language === language) ?? {}
    return { language, title, text }
  })
