import { useSyncExternalStore } from 'react'
import { readAgain } from '../../data/query-store.ts'
import { sendOperation } from '../../data/send-operation.ts'
import { onSessionChange, useIsSignedIn } from '../../data/session-token.ts'
import { useData } from '../../data/use-data.ts'
import { FavouriteIdsDocument, type FavouriteIdsQuery, SetFavouriteDocument } from './games.generated.ts'

/** Hearts pressed on this page; they go before what the lists said when they were read. */
const pressed = new Map<string, boolean>()
const listeners = new Set<() => void>()

function change(gameId: string, isFavourite: boolean): void {
  pressed.set(gameId, isFavourite)
  for (const listener of listeners) listener()
}

// The hearts belong to the person who pressed them.
onSessionChange(() => pressed.clear())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Ids of an answer, looked up by every tile of a page. */
const idSets = new WeakMap<object, ReadonlySet<string>>()

function hasHeart(data: FavouriteIdsQuery | undefined, gameId: string): boolean {
  if (!data?.favouriteGames) return false
  const ids = idSets.get(data) ?? new Set(data.favouriteGames.map(({ id }) => id))
  idSets.set(data, ids)
  return ids.has(gameId)
}

/**
 * Whether a game has the person's heart, in every list alike. Lists are equal for everybody, so that the server makes them once; which
 * of their games are the person's own is asked once for the page.
 */
export function useIsFavourite(gameId: string): boolean {
  const isSignedIn = useIsSignedIn()
  const { data } = useData(FavouriteIdsDocument, {}, { skip: !isSignedIn })
  const isPressed = useSyncExternalStore(subscribe, () => pressed.get(gameId))
  return isPressed ?? (isSignedIn && hasHeart(data, gameId))
}

/**
 * Adds or removes a favourite: shown at once, taken back when the server refuses. Gives the refusal's sentence, or null.
 * Throws what kept the call from an answer.
 */
export async function setFavourite(gameId: string, isFavourite: boolean): Promise<string | null> {
  change(gameId, isFavourite)
  try {
    const { data, error } = await sendOperation(SetFavouriteDocument, { input: { gameId, isFavourite } })
    if (error) throw error
    const [refusal] = data?.setFavourite.userErrors ?? []
    if (refusal) change(gameId, !isFavourite)
    else await readAgain(['FavouriteGames'])
    return refusal?.message ?? null
  } catch (error) {
    change(gameId, !isFavourite)
    throw error
  }
}
