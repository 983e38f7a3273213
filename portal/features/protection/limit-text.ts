/** Over which time a limit may count. */
export const limitPeriods = ['DAY', 'WEEK', 'MONTH'] as const

/** `2,000,000` or `2.000.000` as a person types it, without separators. */
export const plainLimit = (text: string): string => text.replace(/[\s.,]/g, '')

/** Whether a person typed a whole amount, or number of minutes, above nothing. */
export const isWholeLimit = (text: string): boolean => /^[1-9]\d{0,11}$/.test(plainLimit(text))
