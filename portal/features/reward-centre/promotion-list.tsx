import { BadgePercent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toast.ts'
import { ClaimButton } from './claim-button.tsx'
import { type RewardCentreQuery, useClaimCentrePromotionMutation } from './reward-centre.generated.ts'
import { useClaim } from './use-claim.ts'

type Promotion = RewardCentreQuery['promotions'][number]

/** Promotions that can be claimed at once. */
export function PromotionList({
  promotions,
  onDone,
}: {
  promotions: readonly Promotion[]
  onDone: () => Promise<unknown>
}) {
  const { t } = useTranslation('reward-centre')
  const [claim] = useClaimCentrePromotionMutation()
  const { isBusy, press } = useClaim(onDone)
  const take = async (id: string) => {
    const isGiven = await press(
      async () => (await claim({ variables: { input: { id } } })).data?.claimPromotion.userErrors,
    )
    if (isGiven) toast.success(t('promotions.done'))
  }
  return (
    <Section icon={BadgePercent} title={t('promotions.title')} text={t('promotions.text')}>
      <ul className="divide-y divide-line">
        {promotions.map(({ id, title, summary }) => (
          <li key={id} className="flex items-center gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-muted">{summary}</p>
            </div>
            <ClaimButton isBusy={isBusy} label={t('promotions.claimOf', { name: title })} onPress={() => take(id)}>
              {t('promotions.claim')}
            </ClaimButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}
