import { LobbyDocument } from '../features/lobby/lobby.generated.ts'
import { SiteDocument } from '../layouts/site.generated.ts'
import { isLobbyPath } from '../paths.ts'
import { type Entry, fetchEntry, queryEntry } from './query-store.ts'

function ask(entry: Entry): void {
  if (entry.fetchedAt === 0) void fetchEntry(entry)
}

/** Asks for what the first page will show, unless the page brought it, before it is drawn: neither waits for the other. */
export function askFirstQueries(): void {
  ask(queryEntry(SiteDocument, {}))
  if (isLobbyPath(window.location.pathname)) ask(queryEntry(LobbyDocument, {}))
}
