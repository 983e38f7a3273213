type ArrayType = `${string}[]`

/**
 * Arrays as rows of a prepared statement, a column each: `givenRows(['text[]', 'uuid[]'])` has $1 and $2, all of one length; the name of the rows
 * and of their columns follows it. How many rows there are is hidden from the planner: taken for one or two it finds plans so cheap that it would
 * make one for every call, which takes longer than most of these statements do.
 */
export const givenRows = (types: readonly ArrayType[], first = 1): string =>
  `unnest(${types.map((type, place) => `(select $${first + place}::${type})`).join(', ')})`

/** For `any`: one array of a prepared statement, its length hidden as that of rows is. */
export const givenArray = (place: number, type: ArrayType): string => `((select $${place}::${type})::${type})`
