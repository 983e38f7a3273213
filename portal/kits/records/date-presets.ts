/** Spans a record can be read for; days are those of the person's own clock. */
export const datePresets = [
  'today',
  'yesterday',
  'week',
  'month',
  'thisWeek',
  'halfMonth',
  'thisMonth',
  'year',
] as const
export type DatePreset = (typeof datePresets)[number]

export interface DateSpan {
  from: string
  to: string
}

/** First moment (included) and last moment (excluded) of a preset, as moments of the wire. `week`, `month` and `year` are the last 7, 30 and 365 days; the others of §4 run from Monday, from the 1st or 16th, or from the 1st. All but yesterday end with today. */
export function dateSpan(preset: DatePreset, now = new Date()): DateSpan {
  const midnight = (daysAgo: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).toISOString()
  const tomorrow = midnight(-1)
  switch (preset) {
    case 'today':
      return { from: midnight(0), to: tomorrow }
    case 'yesterday':
      return { from: midnight(1), to: midnight(0) }
    case 'week':
      return { from: midnight(6), to: tomorrow }
    case 'month':
      return { from: midnight(29), to: tomorrow }
    case 'thisWeek':
      return { from: midnight((now.getDay() + 6) % 7), to: tomorrow }
    case 'halfMonth':
      return { from: midnight(now.getDate() - (now.getDate() < 16 ? 1 : 16)), to: tomorrow }
    case 'thisMonth':
      return { from: midnight(now.getDate() - 1), to: tomorrow }
    case 'year':
      return { from: midnight(364), to: tomorrow }
  }
}

export function isDatePreset(text: string | null): text is DatePreset {
  return (datePresets as readonly (string | null)[]).includes(text)
}
