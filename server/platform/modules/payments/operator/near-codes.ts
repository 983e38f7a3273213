/** How many single letters must be put in, left out or changed to make one text of the other; at most `most` + 1. */
export function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1
  let row = Array.from({ length: right.length + 1 }, (_none, index) => index)
  for (let i = 1; i <= left.length; i++) {
    const next = [i]
    for (let j = 1; j <= right.length; j++) {
      const changed = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return Math.min(row[right.length] ?? 0, most + 1)
}

/** The smallest distance between a transfer code and any stretch of a purpose that could be it misspelt; at most `most` + 1. */
export function codeDistance(purpose: string, code: string, most = 2): number {
  const text = purpose.toUpperCase().replace(/[^A-Z0-9]/g, '')
  let best = most + 1
  for (let length = code.length - most; length <= code.length + most; length++) {
    for (let start = 0; start + length <= text.length && best > 0; start++) {
      best = Math.min(best, editDistance(text.slice(start, start + length), code, most))
    }
  }
  return best
}
