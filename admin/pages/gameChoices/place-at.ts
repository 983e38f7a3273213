/** The row of a list that a height of the screen lies in; above the first it is the first, below the last the last. */
export function placeAt(rows: readonly { bottom: number }[], height: number): number {
  const found = rows.findIndex(({ bottom }) => height < bottom)
  return found === -1 ? rows.length - 1 : found
}

/** The list with one of its things at another place; places outside it change nothing. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): readonly Thing[] {
  const thing = things[from]
  if (thing === undefined || to < 0 || to >= things.length) return things
  const others = things.toSpliced(from, 1)
  return others.toSpliced(to, 0, thing)
}
