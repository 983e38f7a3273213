/** One timer at a time, which does not keep the process alive. @param fail hears what went wrong when its time came */
export function createClock(fail: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  return {
    set(milliseconds: number, next: () => void) {
      timer = setTimeout(() => {
        try {
          next()
        } catch (error) {
          fail(error)
        }
      }, milliseconds)
      timer.unref()
    },
    stop: () => clearTimeout(timer),
  }
}
