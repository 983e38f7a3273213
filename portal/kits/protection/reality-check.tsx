import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { Button } from '../../ui/button.tsx'
import { clockText } from '../../ui/countdown.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import {
  type PlayPartsFragment,
  useAcknowledgeRealityCheckMutation,
  useKeepPlayingMutation,
} from './protection.generated.ts'

/** Milliseconds between two words to the server that the game is still open. */
const BEAT = 30_000

/**
 * Tells the server that the game is open, and covers the game when the time has come: how long, with which result, go on
 * or leave. The server keeps when that was last read, so a reload shows it again.
 */
export function RealityCheck({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('protection')
  const { currencySymbol } = useSite().site
  const [keepPlaying] = useKeepPlayingMutation()
  const [acknowledge, { loading }] = useAcknowledgeRealityCheckMutation()
  const [play, setPlay] = useState<PlayPartsFragment | null>(null)

  const beat = useEffectEvent(async () => {
    // A beat that is lost is made good by the next one.
    const answer = await keepPlaying().catch(() => undefined)
    setPlay(answer?.data?.keepPlaying.play ?? null)
  })
  useEffect(() => {
    void beat()
    const timer = setInterval(() => void beat(), BEAT)
    return () => clearInterval(timer)
  }, [])

  const goOn = async () => {
    const answer = await acknowledge().catch(() => undefined)
    const next = answer?.data?.acknowledgeRealityCheck.play
    if (next) setPlay(next)
  }
  const isOver = play?.secondsLeft === 0
  const isDue = play !== null && (isOver || new Date(play.dueAt).getTime() <= Date.now())
  if (!play || !isDue) return null
  return (
    <Dialog
      open
      onClose={onLeave}
      hasCloseButton={false}
      size="small"
      title={t(isOver ? 'reality.overTitle' : 'reality.dialogTitle')}
      footer={
        <>
          {!isOver && (
            <Button kind="secondary" busy={loading} onClick={goOn}>
              {t('reality.goOn')}
            </Button>
          )}
          <Button onClick={onLeave}>{t('reality.leave')}</Button>
        </>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-3">
        <dt className="text-muted">{t('reality.played')}</dt>
        <dd className="text-end text-lg font-semibold tabular">{clockText(play.elapsedSeconds)}</dd>
        <dt className="text-muted">{t('reality.result')}</dt>
        <dd className="text-end text-lg font-semibold">
          <MoneyText amount={play.netPosition} symbol={currencySymbol} signed />
        </dd>
      </dl>
    </Dialog>
  )
}
