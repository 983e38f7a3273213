/** Where a list stands that is read from the newest on: the moment and the id of the last one that was looked at. */
export interface Place {
  readonly at: Date
  readonly id: string
}

export const cursorOf = (place: Place | undefined): string | null =>
  place === undefined ? null : `${place.at.getTime()}_${place.id}`

/** The pattern of the schema has let it through. */
export function readCursor(cursor: string | undefined): Place | undefined {
  const [at, id] = cursor?.split('_') ?? []
  return at === undefined || id === undefined ? undefined : { at: new Date(Number(at)), id }
}
