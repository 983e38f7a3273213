/** How many ways there are to choose `size` of `from` things: C(from, size); 0 when there are too few. */
export function choose(from: number, size: number): number {
  if (size < 0 || size > from) return 0
  let ways = 1
  for (let step = 1; step <= size; step++) ways = (ways * (from - size + step)) / step
  return Math.round(ways)
}

/** How many orders there are of `size` of `from` things: from × (from − 1) × …; 0 when there are too few. */
export function arrange(from: number, size: number): number {
  if (size > from) return 0
  let ways = 1
  for (let step = 0; step < size; step++) ways *= from - step
  return ways
}

/** Every choice of `size` values, in the order of the values. */
export function* combinationsOf<Value>(values: readonly Value[], size: number): Generator<readonly Value[]> {
  if (size === 0) {
    yield []
    return
  }
  for (const [index, value] of values.entries()) {
    for (const rest of combinationsOf(values.slice(index + 1), size - 1)) yield [value, ...rest]
  }
}

/** Every way to take one value of each row. */
export function* productOf<Value>(rows: readonly (readonly Value[])[]): Generator<readonly Value[]> {
  const [first, ...others] = rows
  if (first === undefined) {
    yield []
    return
  }
  for (const value of first) for (const rest of productOf(others)) yield [value, ...rest]
}

/** How many ways there are to take one value of each row, all of them different. Looks at sets of values, not at the ways. */
export function countDistinct(rows: readonly (readonly string[])[]): number {
  const bits = new Map([...new Set(rows.flat())].map((value, index) => [value, 2 ** index]))
  let waysByTaken = new Map([[0, 1]])
  for (const row of rows) {
    const next = new Map<number, number>()
    for (const [taken, ways] of waysByTaken) {
      for (const value of row) {
        const bit = bits.get(value) ?? 0
        if ((taken & bit) === 0) next.set(taken | bit, (next.get(taken | bit) ?? 0) + ways)
      }
    }
    waysByTaken = next
  }
  return [...waysByTaken.values()].reduce((sum, ways) => sum + ways, 0)
}

/** How many ways there are to choose `size` rows and one value of each, by the lengths of the rows. */
export function countProducts(lengths: readonly number[], size: number): number {
  const ways = [1, ...new Array<number>(size).fill(0)]
  for (const length of lengths) {
    for (let taken = size; taken > 0; taken--) ways[taken] = (ways[taken] ?? 0) + (ways[taken - 1] ?? 0) * length
  }
  return ways[size] ?? 0
}

/** Every choice of `size` values where a value may be chosen again, whatever their order. */
export function* multisetsOf<Value>(values: readonly Value[], size: number): Generator<readonly Value[]> {
  if (size === 0) {
    yield []
    return
  }
  for (const [index, value] of values.entries()) {
    for (const rest of multisetsOf(values.slice(index), size - 1)) yield [value, ...rest]
  }
}
