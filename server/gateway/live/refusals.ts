import { translateFailure } from '../errors.ts'

/** What the platform says of who may listen no longer. Anything else (a locked session, a platform that is away) passes. */
const ENDS: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'])

/** Whether a failure says that the caller may listen no longer. */
export const endsListening = (error: unknown): boolean => ENDS.has(translateFailure(error)?.code ?? '')
