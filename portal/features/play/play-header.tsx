import { ArrowLeft, Maximize, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../session/use-member.ts'
import { Badge } from '../../ui/badge.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { PlayClock } from './play-clock.tsx'
import type { PlayMode, useGameSession } from './use-game-session.ts'
import type { VendorWallet } from './use-vendor-wallet.ts'

interface PlayHeaderProps {
  mode: PlayMode
  session: ReturnType<typeof useGameSession>['session']
  /** The vendor's own, where the game is played with it. */
  wallet: VendorWallet | null
  onLeave: () => void
  onReopen: () => void
  onFullScreen: () => void
}

const iconButton = 'flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover-quiet'

/** Above a game: the way back, its name, the time played, the money it is played with, and how to see it anew or larger. */
export function PlayHeader({ mode, session, wallet, onLeave, onReopen, onFullScreen }: PlayHeaderProps) {
  const { t } = useTranslation('play')
  const { member } = useMember()
  return (
    <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line bg-surface-1 px-1 sm:px-3">
      <button type="button" aria-label={t('backToGames')} onClick={onLeave} className={iconButton}>
        <ArrowLeft size={20} aria-hidden className="rtl:rotate-180" />
      </button>
      <h1 className="min-w-0 flex-1 truncate text-base font-semibold">
        {session.state === 'open' ? session.game?.name : t('opening')}
      </h1>
      {session.state === 'open' && <PlayClock since={session.openedAt} />}
      {mode === 'demo' ? (
        <Badge tone="info">{t('demo')}</Badge>
      ) : (
        member?.wallet && (
          <span
            role="status"
            aria-label={wallet ? t('walletOf', { vendor: wallet.vendorName }) : t('balance')}
            className="flex flex-col items-end rounded-sm bg-surface-2 px-2 py-1 text-sm leading-tight font-semibold"
          >
            {wallet && <span className="text-xs font-normal text-muted">{wallet.vendorName}</span>}
            <MoneyText amount={wallet?.balance ?? member.wallet.balance} symbol={member.wallet.currencySymbol} cents />
          </span>
        )
      )}
      <button type="button" aria-label={t('openAgain')} onClick={onReopen} className={iconButton}>
        <RotateCw size={18} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={t('fullScreen')}
        onClick={onFullScreen}
        className={`${iconButton} hidden sm:flex`}
      >
        <Maximize size={18} aria-hidden />
      </button>
    </header>
  )
}
