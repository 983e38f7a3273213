/** Over which time a limit may count. */
export const limitPeriods = ['DAY', 'WEEK', 'MONTH'] as const
