import { Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clockText } from '../../ui/countdown.tsx'

/** How long this game has been open. Seeing the time is owed to players (domain.md 9, reality check). */
export function PlayClock({ since }: { since: number }) {
  const { t } = useTranslation('play')
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [since])
  return (
    <span
      role="timer"
      aria-label={t('timePlayed')}
      aria-live="off"
      className="flex shrink-0 items-center gap-1 px-1 text-xs text-muted tabular sm:px-2 sm:text-sm"
    >
      <Timer size={14} aria-hidden className="max-[420px]:hidden" />
      {clockText(seconds)}
    </span>
  )
}
