/** A card of what goes on: the whole of it is the way in. */
export const liveCard =
  'flex size-full flex-col justify-between gap-1 overflow-hidden rounded-lg border border-line bg-surface-1 p-3 text-start transition-colors hover:border-line-strong'
