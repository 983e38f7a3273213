import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SiteMoney } from '../../brand/site-money.tsx'
import type { PromotionErrorCode } from '../../lib/schema.generated.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { PromotionActions } from './promotion-actions.tsx'
import { PromotionObstacle } from './promotion-obstacle.tsx'
import { PromotionPicture } from './promotion-picture.tsx'
import { PromotionReward } from './promotion-reward.tsx'
import { PromotionStandingBadge } from './promotion-standing-badge.tsx'
import { PromotionTerms } from './promotion-terms.tsx'
import { PromotionTime } from './promotion-time.tsx'
import type { PromotionClaimState, PromotionPartsFragment } from './promotions.generated.ts'

interface PromotionDialogProps {
  promotion: PromotionPartsFragment | null
  onClose: () => void
}

/** All of a promotion: what it gives, by which terms, what became of it for the member, and what he can do. */
export function PromotionDialog({ promotion, onClose }: PromotionDialogProps) {
  return (
    <Dialog open={promotion !== null} onClose={onClose} title={promotion?.title ?? ''}>
      {promotion && (
        <div className="flex flex-col gap-4">
          <PromotionPicture url={promotion.pictureUrl} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-2xl font-bold text-accent">
              <PromotionReward promotion={promotion} />
            </p>
            <div className="flex flex-wrap items-center gap-2">
              <PromotionStandingBadge promotion={promotion} />
              <PromotionTime promotion={promotion} />
            </div>
          </div>
          <PromotionObstacle promotion={promotion} />
          <Outcome promotion={promotion} />
          {promotion.content !== '' && <Markdown text={promotion.content} />}
          <PromotionTerms promotion={promotion} />
          <PromotionActions key={promotion.id} promotion={promotion} />
        </div>
      )}
    </Dialog>
  )
}

/** What became of the last time that the member took part. */
function Outcome({ promotion }: { promotion: PromotionPartsFragment }) {
  const { t } = useTranslation(['promotions', 'errors'])
  const { standing, claim } = promotion
  if (claim === null) return null
  const wordsOf = (code: string | null) => (code !== null && isCode(code) ? t(`errors:${code}`) : '')
  const isGiven = claim.amount !== null
  return (
    <div role="status" className="rounded-md border border-line bg-surface-2 p-3 text-sm">
      {isGiven && (
        <p>
          {t('promotions:given')} <Given promotion={promotion} claim={claim} />
        </p>
      )}
      {isWaiting(claim.state) && <p>{t(`promotions:next.${claim.state}`)}</p>}
      {claim.state === 'REJECTED' && (
        <p>
          {t('promotions:rejected')} {claim.reason ?? wordsOf(claim.refusal)}
        </p>
      )}
      {standing === 'JOINED' && (
        <Link to={paths.member('depositv2')} className="mt-2 inline-block text-accent underline underline-offset-4">
          {t('promotions:toDeposit')}
        </Link>
      )}
    </div>
  )
}

interface GivenProps {
  promotion: PromotionPartsFragment
  claim: NonNullable<PromotionPartsFragment['claim']>
}

/** What was given, with the way to it. */
function Given({ promotion: { terms }, claim: { currency, amount } }: GivenProps) {
  const { t } = useTranslation('promotions')
  const formats = useFormats()
  const given = amount ?? '0'
  const way = (to: string, words: string) => (
    <Link to={to} className="text-accent underline underline-offset-4">
      {words}
    </Link>
  )
  if (currency === 'POINT')
    return (
      <>
        {t('points', { count: Number(given), replace: { count: formats.whole(given) } })}.{' '}
        {way(paths.pointMall(), t('toMall'))}
      </>
    )
  if (currency === 'TICKET')
    return (
      <>
        {t('tickets', { count: Number(given) })}. {way(paths.member('rewardCenter'), t('toWheel'))}
      </>
    )
  if (currency === 'RISE') {
    const { percent, days } = terms.reward
    return (
      <>
        {t('rise', { percent: formats.percent((percent ?? 0) / 100), count: days ?? 0 })}.{' '}
        {way(paths.member('manualRebate'), t('toRebates'))}
      </>
    )
  }
  return (
    <>
      <SiteMoney amount={given} className="font-semibold" />. {way(paths.member('bonusDetails'), t('toProgress'))}
    </>
  )
}

const isWaiting = (state: PromotionClaimState): state is 'JOINED' | 'APPLYING' | 'PROCESSING' =>
  state === 'JOINED' || state === 'APPLYING' || state === 'PROCESSING'

/** Why a claim was refused that nobody looked at. */
const codes = [
  'PROMOTION_NOTHING_TO_GIVE',
  'PROMOTION_BUDGET_SPENT',
  'REWARDS_NOT_FOR_YOU',
] as const satisfies readonly PromotionErrorCode[]
const isCode = (code: string): code is (typeof codes)[number] => codes.some((known) => known === code)
