import { Leaf } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlayBlocked } from './session/play-blocked.ts'
import { useMember } from './session/use-member.ts'
import { EmptyState } from './ui/empty-state.tsx'

/** A page of offers: whoever takes a break reads why there are none, and nothing of it is asked for (regulator-rules.md: no marketing). */
export function offersOnly(Page: ComponentType): ComponentType {
  return function OffersOnly() {
    const { member } = useMember()
    return isPlayBlocked(member) ? <NoOffers /> : <Page />
  }
}

function NoOffers() {
  const { t } = useTranslation('protection')
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-5 lg:px-6">
      <EmptyState
        icon={Leaf}
        title={t('noOffers')}
        hint={t('noOffersHint')}
        className="rounded-md border border-line bg-surface-1"
      />
    </div>
  )
}
