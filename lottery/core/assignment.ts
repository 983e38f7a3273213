/**
 * Gives each row a column of its own so that the weights together are greatest (the Hungarian method of Kuhn and Munkres,
 * rows² × columns steps). Takes weights by row and column, no more rows than columns; gives the column of each row.
 */
export function assignBest(weights: readonly (readonly number[])[]): readonly number[] {
  const columns = weights[0]?.length ?? 0
  const rowPrice = new Array<number>(weights.length).fill(0)
  const columnPrice = new Array<number>(columns).fill(0)
  const rowOf = new Array<number>(columns).fill(-1)
  const columnOf = new Array<number>(weights.length).fill(-1)

  /** What a pair loses against the prices; none at first, as prices of rows start at their greatest weight. */
  const slack = (row: number, column: number) =>
    at(rowPrice, row) + at(columnPrice, column) - at(weights[row] ?? [], column)

  /** Finds a place for one more row by moving others along the cheapest chain, and mends the prices behind it. */
  function place(start: number): void {
    const distance = new Array<number>(columns).fill(Number.POSITIVE_INFINITY)
    const reachedFrom = new Array<number>(columns).fill(start)
    const done: number[] = []
    let row = start
    let reached = 0
    for (;;) {
      let nearest = -1
      for (let column = 0; column < columns; column++) {
        if (done.includes(column)) continue
        const through = reached + slack(row, column)
        if (through < at(distance, column)) [distance[column], reachedFrom[column]] = [through, row]
        if (nearest < 0 || at(distance, column) < at(distance, nearest)) nearest = column
      }
      reached = at(distance, nearest)
      if (at(rowOf, nearest) < 0) {
        mend(start, done, distance, reached)
        move(start, nearest, reachedFrom)
        return
      }
      done.push(nearest)
      row = at(rowOf, nearest)
    }
  }

  function mend(start: number, done: readonly number[], distance: readonly number[], reached: number): void {
    rowPrice[start] = at(rowPrice, start) - reached
    for (const column of done) {
      const gain = reached - at(distance, column)
      columnPrice[column] = at(columnPrice, column) + gain
      rowPrice[at(rowOf, column)] = at(rowPrice, at(rowOf, column)) - gain
    }
  }

  function move(start: number, free: number, reachedFrom: readonly number[]): void {
    for (let column = free; ; ) {
      const row = at(reachedFrom, column)
      const before = at(columnOf, row)
      rowOf[column] = row
      columnOf[row] = column
      if (row === start) return
      column = before
    }
  }

  for (const [row, own] of weights.entries()) {
    rowPrice[row] = Math.max(...own)
    place(row)
  }
  return columnOf
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] ?? 0
}
