import { SiteDocument } from './brand/site.generated.ts'
import { type Entry, fetchEntry, queryEntry } from './data/query-store.ts'
import { LobbyDocument } from './features/lobby/lobby.generated.ts'
import { isLobbyPath } from './paths.ts'

function ask(entry: Entry): void {
  if (entry.fetchedAt === 0) void fetchEntry(entry)
}

/** Asks for what the first page will show, unless the page brought it, before it is drawn: neither waits for the other. */
export function askFirstQueries(): void {
  ask(queryEntry(SiteDocument, {}))
  if (isLobbyPath(window.location.pathname)) ask(queryEntry(LobbyDocument, {}))
}
