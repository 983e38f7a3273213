// Progress lines for a person who waits at a terminal. Every line says how long the whole has taken so far.

const startedAt = Date.now()
const stillWorkingEverySeconds = 10

/** A failure a person can act on: one sentence about what is missing, one about how to get it. */
export class Shortfall extends Error {
  /**
   * @param {string} missing what is not there, as one sentence
   * @param {string} remedy how to get it, as one sentence
   */
  constructor(missing, remedy) {
    super(missing)
    this.remedy = remedy
  }
}

/**
 * Seconds from `since` until now, with one decimal.
 * @param {number} since milliseconds, of `Date.now`
 */
export function secondsSince(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

/**
 * Prints one progress line.
 * @param {string} line
 */
export function say(line) {
  console.log(`[${secondsSince(startedAt).padStart(7)}] ${line}`)
}

/**
 * Runs `action` under a heading, says every ten seconds that it still works, and says how long it took.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} action
 * @returns {Promise<Result>}
 */
export async function step(title, action) {
  const begunAt = Date.now()
  say(`${title} …`)
  const reminder = setInterval(
    () => say(`${title}: still working, ${secondsSince(begunAt)}`),
    stillWorkingEverySeconds * 1000,
  )
  try {
    const result = await action()
    say(`${title}: done in ${secondsSince(begunAt)}`)
    return result
  } finally {
    clearInterval(reminder)
  }
}

/**
 * Runs a script's body; a Shortfall is printed as its two sentences, anything else with its stack. Both end with exit code 1.
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  try {
    await body()
  } catch (error) {
    if (error instanceof Shortfall) console.error(`\n${error.message}\n${error.remedy}`)
    else console.error(error)
    process.exit(1)
  }
}
