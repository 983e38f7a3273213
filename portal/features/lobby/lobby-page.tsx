import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useData } from '../../data/use-data.ts'
import { useIsQuiet } from '../../lib/use-is-quiet.ts'
import { isPlayBlocked } from '../../session/play-blocked.ts'
import { useMayAdvertise } from '../../session/use-may-advertise.ts'
import { useMember } from '../../session/use-member.ts'
import { bannersFor } from './banner-audience.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { GameSection } from './game-section.tsx'
import { LobbyDocument } from './lobby.generated.ts'
import { NoticeMarquee } from './notice-marquee.tsx'
import { useDialogPaths } from './use-dialog-paths.ts'
import { WinnerBoard } from './winner-board.tsx'

/**
 * The lobby (§2): banners, notices, games by category, winners. Each part stands although another fails. `popups` come when the
 * page has come to rest.
 */
export default function LobbyPage({ popups, nextDraws }: { popups: ReactNode; nextDraws: ReactNode }) {
  const { t } = useTranslation('lobby')
  useDialogPaths()
  const isQuiet = useIsQuiet()
  const reader = useMember()
  // Notices tell of deposits and promotions: who takes a break reads them where he looks for them.
  const mayAdvertise = useMayAdvertise()
  const { data: current, previousData, error, refetch } = useData(LobbyDocument, {})
  const data = current ?? previousData
  const failure = error ? { error, onRetry: () => void refetch() } : undefined
  return (
    <div className="mx-auto flex max-w-350 flex-col gap-4 px-4 py-4 lg:gap-6 lg:px-6 lg:py-6">
      <h1 className="sr-only">{t('title')}</h1>
      <BannerCarousel banners={bannersFor(data?.banners, reader)} hasFailed={Boolean(failure)} />
      {!isPlayBlocked(reader.member) && (
        <NoticeMarquee notices={mayAdvertise ? data?.notices?.items : undefined} hasFailed={Boolean(failure)} />
      )}
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-6">
        <GameSection hotGames={data?.hotGames} failure={failure} nextDraws={nextDraws} />
        <WinnerBoard winners={data?.winners} failure={failure} />
      </div>
      <Suspense>{data && isQuiet && popups}</Suspense>
    </div>
  )
}
