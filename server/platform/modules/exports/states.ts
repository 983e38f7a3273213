export const EXPORT_STATES = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

/** Those in which a job has something to do. */
export const UNDER_WAY = ['QUEUED', 'RUNNING'] as const satisfies readonly ExportState[]

/** Why there is no file: more rows than it may hold, the operator may not read the list any more, or we could not write it. */
export const EXPORT_FAILURES = ['TOO_MANY_ROWS', 'RIGHT_GONE', 'BROKEN'] as const
export type ExportFailure = (typeof EXPORT_FAILURES)[number]

export const EXPORT_FORMATS = ['CSV', 'XLSX'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
