/** An operation: what it works with comes first. */
// Its other parameters are its own affair: `never` takes any.
type Operation<Dependencies> = (dependencies: Dependencies, ...rest: never[]) => unknown

type Bound<Operations> = {
  readonly [Name in keyof Operations]: Operations[Name] extends (first: never, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never
}

/** Hands operations what they work with, once: `pay(dependencies, order)` becomes `pay(order)`. */
export function bind<Dependencies, Operations extends Readonly<Record<string, Operation<Dependencies>>>>(
  dependencies: Dependencies,
  operations: Operations,
): Bound<Operations> {
  const bound = Object.entries(operations).map(([name, operation]) => [
    name,
    (...rest: never[]) => operation(dependencies, ...rest),
  ])
  return Object.fromEntries(bound) as Bound<Operations>
}
