import { randomBytes, randomInt } from 'node:crypto'

const LIFE = 5 * 60_000
const MOST_TRIES = 5
/** Codes for one number within the life of a code (section 8: too many requests). */
const MOST_CODES = 5
/** What is remembered at once, over all numbers. */
const MOST_KEPT = 500

interface Sent {
  readonly number: string
  readonly code: string
  readonly until: number
  tries: number
}

/** Codes that were sent to telephones; failures are named as Firebase names them. */
export function createPhoneCodes() {
  const sent = new Map<string, Sent>()
  const forgetOld = () => {
    for (const [id, { until }] of sent) if (until + LIFE < Date.now() || sent.size > MOST_KEPT) sent.delete(id)
  }
  return {
    /** Makes a code for a number; undefined when it got too many. */
    send(number: string): { id: string; code: string } | undefined {
      forgetOld()
      const recent = [...sent.values()].filter((one) => one.number === number && one.until > Date.now())
      if (recent.length >= MOST_CODES) return undefined
      const id = randomBytes(16).toString('hex')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      sent.set(id, { number, code, until: Date.now() + LIFE, tries: 0 })
      return { id, code }
    },

    /** The number that a right code proves, once; or what is wrong with it. */
    confirm(id: string, code: string): { number: string } | { fault: string } {
      const found = sent.get(id)
      if (code === '') return { fault: 'missing-verification-code' }
      if (found === undefined || found.until < Date.now()) return { fault: 'code-expired' }
      found.tries += 1
      if (found.tries > MOST_TRIES) return { fault: 'too-many-requests' }
      if (found.code !== code) return { fault: 'invalid-verification-code' }
      sent.delete(id)
      return { number: found.number }
    },
    numberOf: (id: string) => sent.get(id)?.number,
  }
}
