import { useEffect, useRef } from 'react'
import { beginPlay, roundBegins, showBalance } from '../../session/member-store.ts'
import { useMember } from '../../session/use-member.ts'

/**
 * While a game is played with the balance of the header, that waits for the game: it moves when the game has shown what came of a round.
 *
 * @param isPlayed whether money of the main wallet is played with
 */
export function useBalanceWait(isPlayed: boolean): { roundShows: () => void; roundIsShown: () => Promise<void> } {
  const { refresh } = useMember()
  const rounds = useRef(0)
  useEffect(() => (isPlayed ? beginPlay() : undefined), [isPlayed])
  return {
    roundShows: () => {
      rounds.current += 1
      roundBegins()
    },
    /** Reads the balance too: what the platform tells by itself may have been lost. A round that began meanwhile is not told. */
    roundIsShown: async () => {
      const round = rounds.current
      showBalance()
      await refresh().catch(() => undefined)
      if (rounds.current === round) showBalance()
    },
  }
}
