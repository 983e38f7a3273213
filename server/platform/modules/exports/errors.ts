import { defineErrors } from '../../lib/failure.ts'

export const exportsErrors = defineErrors('exports', {
  /** There is none, or it is somebody else's. */
  LIST_EXPORT_NOT_FOUND: 404,
  /** The operator has as many under way as one may have. Extras: most. */
  LIST_EXPORTS_UNDER_WAY: 409,
  /** It is not under way any more. */
  LIST_EXPORT_OVER: 409,
  /** There is no file yet, or there will be none. */
  LIST_EXPORT_NOT_READY: 409,
  /** The file was kept for a week, which is over. */
  LIST_EXPORT_EXPIRED: 410,
  /** No zone of that name. */
  LIST_EXPORT_TIME_ZONE: 422,
})
