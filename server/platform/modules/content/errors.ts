import { defineErrors } from '../../lib/failure.ts'

/** Expected failures of banners, announcements and files. */
export const contentErrors = defineErrors('content', {
  BANNER_NOT_FOUND: 404,
  ANNOUNCEMENT_NOT_FOUND: 404,
  FILE_NOT_FOUND: 404,
  FILE_QUOTA_EXCEEDED: 429,
  SCHEDULE_INVALID: 422,
  CALENDAR_SPAN_INVALID: 422,
  CONTENT_LANGUAGE_UNKNOWN: 422,
  CONTENT_LANGUAGE_REPEATED: 422,
  CONTENT_DEFAULT_LANGUAGE_MISSING: 422,
  LINK_INVALID: 422,
  PICTURE_INVALID: 422,
})
