import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import type { GameErrorCode } from '../../lib/schema.generated.ts'
import { type LaunchGameMutation, useLaunchDemoMutation, useLaunchGameMutation } from './play.generated.ts'

export type PlayMode = 'real' | 'demo'

export type GameSession =
  | { state: 'opening' }
  | {
      state: 'open'
      url: string
      game: LaunchGameMutation['launchGame']['game']
      openedAt: number
      /** Code of the vendor in whose own wallet the money of this game is; null when the main wallet pays. */
      walletVendor: string | null
    }
  | { state: 'refused'; code: GameErrorCode | 'SYSTEM_ERROR'; message: string; requestId?: string | undefined }

/** Opens a game at its vendor when the page opens, and anew on `reopen`. */
export function useGameSession(gameId: string, mode: PlayMode): { session: GameSession; reopen: () => void } {
  const { t } = useTranslation('play')
  const words = useErrorWords()
  const [launchGame] = useLaunchGameMutation()
  const [launchDemo] = useLaunchDemoMutation()
  const [session, setSession] = useState<GameSession>({ state: 'opening' })
  const [opening, setOpening] = useState(1)

  const ask = useEffectEvent(async (): Promise<GameSession> => {
    const device = window.matchMedia('(min-width: 1024px)').matches ? ('WEB' as const) : ('MOBILE' as const)
    const variables = { input: { gameId: gameId, device, backUrl: `${window.location.origin}/` } }
    try {
      const payload =
        mode === 'demo'
          ? (await launchDemo({ variables })).data?.launchDemo
          : (await launchGame({ variables })).data?.launchGame
      const [refused] = payload?.userErrors ?? []
      if (refused) return { state: 'refused', code: refused.code, message: refused.message }
      if (!payload?.url) return { state: 'refused', code: 'SYSTEM_ERROR', message: t('notOpened') }
      const { url, game } = payload
      const keepsWallet = 'keepsWallet' in payload && payload.keepsWallet === true
      return { state: 'open', url, game, openedAt: Date.now(), walletVendor: (keepsWallet && game?.vendorCode) || null }
    } catch (error) {
      return { state: 'refused', code: 'SYSTEM_ERROR', ...words(error) }
    }
  })
  // One session per opening: `opening` counts them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another opening asks again.
  useEffect(() => {
    let isCurrent = true
    setSession({ state: 'opening' })
    void ask().then((answer) => isCurrent && setSession(answer))
    return () => {
      isCurrent = false
    }
  }, [opening])
  return { session, reopen: () => setOpening((count) => count + 1) }
}
