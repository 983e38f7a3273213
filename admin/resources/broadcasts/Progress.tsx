import { useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleBroadcastFragment as Broadcast } from './broadcasts.generated.ts'
import { ProgressBar } from './ProgressBar.tsx'

/** To how many of those whom it is for it was delivered. */
export function Progress({ broadcast: { state, delivered, reach, startedAt } }: { broadcast: Broadcast }) {
  const translate = useTranslate()
  const { number } = useFormats()
  if (startedAt === null) return <span>–</span>
  // The count is of when it was counted: meanwhile somebody may have left, or come.
  const share = state === 'SENT' || !reach ? 100 : Math.min(100, (delivered / reach) * 100)
  const text = translate('broadcasts.progress', { delivered: number(delivered), reach: number(reach ?? 0) })
  return <ProgressBar text={text} share={share} isDone={state === 'SENT'} />
}
