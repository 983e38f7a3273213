import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSupportPicture } from './support-pictures.ts'

/** A picture of the conversation, which only its two sides may read. */
export function ChatPicture({ secret, number, label }: { secret: string; number: number; label: string }) {
  const { t } = useTranslation('support')
  const picture = useSupportPicture(secret, number)
  if (picture === null) return <p className="text-sm text-faint">{t('chat.pictureLost')}</p>
  if (picture === undefined) return <Skeleton className="h-40 w-60 rounded-lg" />
  return (
    <a href={picture} target="_blank" rel="noreferrer" className="max-w-[85%]">
      <img src={picture} alt={label} className="max-h-60 rounded-lg border border-line object-contain" />
    </a>
  )
}
