import { useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleBroadcastFragment as Broadcast } from './broadcasts.generated.ts'
import { ProgressBar } from './ProgressBar.tsx'

/** How many members it would reach, or how far the count of them is. */
export function Reach({ broadcast: { reach, counting } }: { broadcast: Broadcast }) {
  const translate = useTranslate()
  const { number } = useFormats()
  if (counting === null) return <>{reach === null ? translate('broadcasts.uncounted') : number(reach)}</>
  const { lookedAt, of } = counting
  const text = translate('broadcasts.countProgress', { lookedAt: number(lookedAt), of: number(of) })
  return <ProgressBar text={text} share={of === 0 ? 0 : Math.min(100, (lookedAt / of) * 100)} />
}
