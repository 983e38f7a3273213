import { setImmediate } from 'node:timers/promises'
import { afterAll } from 'vitest'

/** More than what is unmounted ever asks for. */
const TURNS = 20

// React does the last of what was unmounted in turns of its own. A page that is taken away before them leaves it without a `window`.
afterAll(async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
})
