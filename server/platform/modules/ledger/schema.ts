import { Type } from 'typebox'
import { DOCUMENT_KINDS } from './kinds.ts'

/** What document a movement belongs to. */
export const DocumentKind = Type.Enum([...DOCUMENT_KINDS], { examples: ['deposit'] })
