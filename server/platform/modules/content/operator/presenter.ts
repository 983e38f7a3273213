import type { StoredAnnouncement } from '../shapes.ts'

/** An announcement without what only its own module needs. */
export function presentAnnouncement({ startedAt: _startedAt, ...announcement }: StoredAnnouncement) {
  return announcement
}
