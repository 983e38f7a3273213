/** How many there are of each; what there is none of takes no room. */
export function createCounts() {
  const counts = new Map<string, number>()
  return {
    has: (id: string): boolean => counts.has(id),
    increase(id: string): void {
      counts.set(id, (counts.get(id) ?? 0) + 1)
    },
    decrease(id: string): void {
      const count = (counts.get(id) ?? 1) - 1
      if (count > 0) counts.set(id, count)
      else counts.delete(id)
    },
  }
}
