import { setTimeout as pause } from 'node:timers/promises'
import type { SimulatorOptions } from '../options.ts'
import type { WalletAnswer } from './wallet.ts'

const longestPause = 5 * 60 * 1000

export type Answered = WalletAnswer & { readonly kind: 'answered' }

interface Parts {
  readonly options: Pick<SimulatorOptions, 'hub88' | 'logger'>
  /** Ends the repetitions with the process. */
  readonly stopping: AbortSignal
}

/** Repeats a call that must be heard, with growing pauses, until `judge` makes something of an answer. */
export function createRepeating({ options, stopping }: Parts) {
  const firstPause = options.hub88.retryBaseMilliseconds ?? 1000

  return async <Result>(
    call: () => Promise<WalletAnswer>,
    judge: (answer: Answered) => Result | undefined,
  ): Promise<Result> => {
    for (let attempt = 0; ; attempt++) {
      stopping.throwIfAborted()
      const answer = await call()
      const result = answer.kind === 'answered' ? judge(answer) : undefined
      if (result !== undefined) return result
      options.logger.warn({ answer, attempt }, 'simulator: callback not settled, it will be sent again')
      const time = Math.min(firstPause * 2 ** Math.min(attempt, 20), longestPause)
      await pause(time, undefined, { signal: stopping, ref: false })
    }
  }
}
