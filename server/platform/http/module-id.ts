/**
 * The module id of a call: calls are logged, metered and rate limited by it (section 7). A relay call bears its own
 * (`/wps/relay/GCS_recentGame` → `GCS_recentGame`); the others get theirs from the path (`/wps/session/login` →
 * `SESSION_LOGIN`).
 */
export function moduleIdOf(path: string): string {
  const relay = /^\/wps\/relay\/(?:passwordCheck\/)?([A-Za-z0-9_]+)/.exec(path)
  if (relay?.[1] !== undefined) return relay[1]
  const words = path.replace(/^\/wps\//, '/').replace(/\/:[A-Za-z]+/g, '')
  return words
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .join('_')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toUpperCase()
}
