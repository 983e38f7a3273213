/** What nobody sees and no password holds: turned directions of text, spaces without width, marks of bytes. Joiners of letters and pictures stay. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}|\u034f|\u115f|\u1160|\u3164|\uffa0|\u2800/gu
/** Most of what comes is plain, and told apart at once. */
const PLAIN = /^[\n\r\t -~]*$/
/** What is proved by its characters has all of them. */
const SECRET = /password|secret|token|signature|credential/i

/** No body of ours goes deeper. What does is refused right after, and must not end this before: a body has room for thousands of brackets. */
const DEEPEST = 32

/**
 * Input without what nobody sees, in all its texts: no field that another person reads can turn the line around it, or pass for a text where
 * there is nothing to read. Secrets are left as they are.
 */
export function seen(input: unknown, name = '', depth = 0): unknown {
  if (typeof input === 'string') return PLAIN.test(input) || SECRET.test(name) ? input : input.replace(UNSEEN, '')
  if (typeof input !== 'object' || input === null || depth > DEEPEST) return input
  if (Array.isArray(input)) return input.map((one) => seen(one, name, depth + 1))
  if (Object.getPrototypeOf(input) !== Object.prototype && Object.getPrototypeOf(input) !== null) return input
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, seen(value, key, depth + 1)]))
}
