/** Whether any of these figures is greater after a change than it was before. */
export function isAnyRaised<Name extends string>(
  before: Readonly<Record<Name, bigint | number>>,
  next: Readonly<Record<Name, bigint | number>>,
  names: readonly Name[],
): boolean {
  return names.some((name) => next[name] > before[name])
}
