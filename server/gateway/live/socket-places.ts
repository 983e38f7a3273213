import { networkOf } from '../../edge/address.ts'

/** Sockets that one network may hold open at a node. */
export const mostSockets = 200

/** Counts open sockets by the network they come from, so that nobody takes the places of all. */
export function createSocketPlaces(most: number = mostSockets) {
  const taken = new Map<string, number>()
  return {
    /** Takes a place for a socket; answers how to give it back, undefined where the network has all of its own. */
    take(address: string): (() => void) | undefined {
      const network = networkOf(address)
      const count = taken.get(network) ?? 0
      if (count >= most) return undefined
      taken.set(network, count + 1)
      return () => {
        const left = (taken.get(network) ?? 1) - 1
        if (left > 0) taken.set(network, left)
        else taken.delete(network)
      }
    },
  }
}
