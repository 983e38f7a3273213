/** Values waiting for a slow reader; older ones give way. */
const mostWaiting = 50

/**
 * Makes an async iterator out of a subscription. Ending the iterator ends the subscription at once, also while somebody waits for
 * the next value (an async generator would not). With `keepLast` only the newest value waits.
 */
export function iterate<Value>(
  subscribe: (push: (value: Value) => void) => () => void,
  options: { first?: Value; keepLast?: boolean } = {},
): AsyncIterableIterator<Value> {
  const waiting: Value[] = options.first === undefined ? [] : [options.first]
  const most = options.keepLast ? 1 : mostWaiting
  let deliver: ((result: IteratorResult<Value>) => void) | undefined
  let isOver = false

  const unsubscribe = subscribe((value) => {
    if (isOver) return
    if (deliver !== undefined) {
      const next = deliver
      deliver = undefined
      next({ value, done: false })
      return
    }
    waiting.push(value)
    if (waiting.length > most) waiting.shift()
  })
  const end = async (): Promise<IteratorResult<Value>> => {
    if (!isOver) unsubscribe()
    isOver = true
    deliver?.({ value: undefined, done: true })
    return { value: undefined, done: true }
  }
  return {
    next() {
      const value = waiting.shift()
      if (value !== undefined) return Promise.resolve({ value, done: false })
      if (isOver) return Promise.resolve({ value: undefined, done: true })
      return new Promise((resolve) => {
        deliver = resolve
      })
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
