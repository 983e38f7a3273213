import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/sha'

/** What the page asks: a challenge of the server, and the guesses it takes at most. */
export interface ProofTask {
  challenge: string
  most: number
}

/** What the page is told: how far it is, from 0 to 1; the proof; or that there is none. */
export type ProofMessage = { progress: number } | { proof: string } | { failed: string }

/** How often the page hears of progress, in guesses. */
const step = 500

const tell = (message: ProofMessage) => self.postMessage(message)

/** Guesses outside the page's own thread, so that it stays smooth while a person types. */
self.onmessage = async ({ data: { challenge: text, most } }: MessageEvent<ProofTask>) => {
  try {
    const challenge = JSON.parse(text)
    let guesses = 0
    const solution = await solveChallenge({
      challenge,
      deriveKey: (...given) => {
        guesses += 1
        if (guesses % step === 0) tell({ progress: Math.min(1, guesses / most) })
        return deriveKey(...given)
      },
    })
    if (!solution) return tell({ failed: 'no solution in time' })
    const { counter, derivedKey } = solution
    tell({ proof: btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } })) })
  } catch (error) {
    tell({ failed: String(error) })
  }
}
