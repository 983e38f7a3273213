import { type Breaker, createBreaker } from './breaker.ts'
import type { CallName } from './types.ts'

/** A breaker for each call, made when it is first needed: one that fails does not keep the others away. */
export function createBreakers(newBreaker: () => Breaker = createBreaker) {
  const breakers = new Map<CallName, Breaker>()
  return {
    of(name: CallName): Breaker {
      const breaker = breakers.get(name) ?? newBreaker()
      breakers.set(name, breaker)
      return breaker
    },
    isOpen: (name: CallName): boolean => breakers.get(name)?.isOpen() ?? false,
  }
}

export type Breakers = ReturnType<typeof createBreakers>
