/** What a change may leave waiting for a second operator: settings, a brand, a channel. */
export interface Guarded {
  readonly proposal: { readonly id: string } | null
}

/** Whether a change made a proposal of what was wanted: one that is not the one known before. */
export function isProposed(saved: Guarded | null | undefined, known?: Guarded | null): boolean {
  const made = saved?.proposal?.id
  return made !== undefined && made !== known?.proposal?.id
}
