import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

interface LoadMoreProps {
  /** Nothing was found yet, however far was looked. */
  isEmpty: boolean
  isBusy: boolean
  onPress: () => void
}

/** Reads on in a list from the newest on. */
export function LoadMore({ isEmpty, isBusy, onPress }: LoadMoreProps) {
  const { t } = useTranslation('agent')
  return (
    <div className="flex flex-col items-center gap-2">
      {isEmpty && (
        <p role="status" className="text-sm text-muted">
          {t('noneSoFar')}
        </p>
      )}
      <Button kind="secondary" busy={isBusy} onClick={onPress}>
        {t(isEmpty ? 'lookFurther' : 'loadMore')}
      </Button>
    </div>
  )
}
