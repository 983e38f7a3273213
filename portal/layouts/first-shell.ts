const shell = () => document.getElementById('first-shell')

/**
 * Whether the lobby the server painted before any code ran (`first-shell.html`) still stands. Until the real page is there
 * it is a better picture of it than empty boxes.
 */
export function hasFirstShell(): boolean {
  return shell() !== null
}

/** Takes it away, in the same frame in which the real page appears. */
export function removeFirstShell(): void {
  shell()?.remove()
}
