import { createHash } from 'node:crypto'

/**
 * The mark of what somebody saw. Whoever confirms says which revision he means, so that he is not taken at his word for what was
 * changed meanwhile.
 */
export const revisionOf = (seen: unknown): string =>
  createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22)
