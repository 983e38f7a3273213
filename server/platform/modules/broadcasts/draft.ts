import { type Static, Type } from 'typebox'
import { DateTime, Locale, Nullable } from '../../http/call.ts'
import { Audience } from '../audiences/schema.ts'
import { BROADCAST_PAGE_NAMES } from './pages.ts'

/** PROMOTION offers something, so it is for those alone who may be offered something. */
export const BROADCAST_KINDS = ['HOUSE', 'PROMOTION'] as const
export type BroadcastKind = (typeof BROADCAST_KINDS)[number]

export const LONGEST_TITLE = 80
export const LONGEST_CONTENT = 2_000

const Text = Type.Object(
  {
    language: Locale,
    title: Type.String({ minLength: 1, maxLength: LONGEST_TITLE, pattern: '\\S' }),
    content: Type.String({ minLength: 1, maxLength: LONGEST_CONTENT, pattern: '\\S' }),
  },
  { additionalProperties: false },
)

/** Whom a broadcast is for: whoever meets all of it. */
export const Addressees = Type.Object(
  {
    kind: Type.Enum([...BROADCAST_KINDS], { description: 'PROMOTION spares who may be offered nothing' }),
    audience: Audience,
    accounts: Type.Array(Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }), {
      maxItems: 500,
      description: 'Only these accounts; empty: all',
    }),
  },
  { additionalProperties: false },
)
export type Addressees = Static<typeof Addressees>

/** What an operator writes of a broadcast. */
export const BroadcastDraft = Type.Object(
  {
    ...Addressees.properties,
    page: Nullable(Type.Enum([...BROADCAST_PAGE_NAMES], { description: 'The page of the portal that it leads to' })),
    scheduledAt: Nullable(Type.Intersect([DateTime], { description: 'When it begins; null: as soon as it is sent' })),
    words: Type.Array(Text, { minItems: 1, maxItems: 30, description: 'Plain text in each language of the brand' }),
  },
  { additionalProperties: false },
)
export type BroadcastDraft = Static<typeof BroadcastDraft>
