/**
 * Keeps the last item of each key for some milliseconds, so that those of many keys are written together: at the latest by then, or when `flush` is
 * called.
 */
export function createGathering<Item>(milliseconds: number, write: (items: readonly Item[]) => void) {
  const items = new Map<string, Item>()
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (items.size === 0) return
    const all = [...items.values()]
    items.clear()
    write(all)
  }

  return {
    flush,
    add(key: string, item: Item): void {
      items.set(key, item)
      timer ??= setTimeout(flush, milliseconds).unref()
    },
  }
}
