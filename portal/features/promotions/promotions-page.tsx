import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { CodeSection } from './code-section.tsx'
import { PromotionCard } from './promotion-card.tsx'
import { PromotionDialog } from './promotion-dialog.tsx'
import { type PromotionCategory, usePromotionsQuery } from './promotions.generated.ts'

/** /promotions: what the brand promises, by category, each as it stands for who looks. */
export default function PromotionsPage() {
  const { t } = useTranslation('promotions')
  const [category, setCategory] = useState<PromotionCategory | 'ALL'>('ALL')
  const [openId, setOpenId] = useState<string | null>(null)
  const { data, error, refetch } = usePromotionsQuery({ fetchPolicy: 'cache-and-network' })
  const promotions = data?.promotions
  const categories = [...new Set(promotions?.map((promotion) => promotion.category))]
  const shown = promotions?.filter((promotion) => category === 'ALL' || promotion.category === category)
  return (
    <div className="mx-auto max-w-350 px-4 py-5 lg:px-6">
      <h1 className="mb-1 text-2xl font-bold">{t('title')}</h1>
      <p className="mb-5 text-muted">{t('lead')}</p>
      <CodeSection />
      {error && !promotions && <QueryError error={error} onRetry={() => refetch()} />}
      {!promotions && !error && (
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-56 w-full" />
          ))}
        </div>
      )}
      {categories.length > 1 && (
        <Tabs
          label={t('categories')}
          value={category}
          onChange={setCategory}
          className="mb-5"
          items={(['ALL', ...categories] as const).map((value) => ({
            value,
            label: t(`category.${value}`),
          }))}
        />
      )}
      {shown?.length === 0 && (
        <EmptyState
          icon={Gift}
          title={t('none')}
          hint={t('noneHint')}
          className="rounded-md border border-line bg-surface-1"
        />
      )}
      {shown && shown.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3" aria-label={t('title')}>
          {shown.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} onOpen={() => setOpenId(promotion.id)} />
            </li>
          ))}
        </ul>
      )}
      <PromotionDialog
        promotion={promotions?.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(null)}
      />
    </div>
  )
}
