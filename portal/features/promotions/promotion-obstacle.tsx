import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SiteMoney } from '../../brand/site-money.tsx'
import { paths } from '../../paths.ts'
import type { PromotionPartsFragment } from './promotions.generated.ts'

/** What the member lacks for a promotion and where to mend it, or what a return of losses gives now. */
export function PromotionObstacle({ promotion: { obstacle, offer, terms, standing } }: Props) {
  const { t } = useTranslation('promotions')
  if (offer !== null && standing === 'CLAIM')
    return (
      <p className="text-sm font-semibold text-success">
        {t('offer')} <SiteMoney amount={offer} />
      </p>
    )
  if (obstacle === null) return null
  const contact = terms.contact === null ? '' : t(`contacts.${terms.contact}`)
  const isPast = obstacle === 'FIRST_DEPOSIT_MADE'
  const isOfProfile = obstacle === 'BIRTHDAY_MISSING' || obstacle === 'CONTACT_MISSING'
  // Mobile and e-mail are told where a code proves them.
  const place = terms.contact === 'MOBILE' || terms.contact === 'EMAIL' ? 'securityCenter' : 'profile'
  return (
    <p className={isPast ? 'text-sm text-muted' : 'text-sm text-warning'}>
      {t(`obstacles.${obstacle}`, { contact })}{' '}
      {isOfProfile && (
        <Link to={paths.member(place)} className="text-accent underline underline-offset-4">
          {t('toProfile')}
        </Link>
      )}
    </p>
  )
}

interface Props {
  promotion: PromotionPartsFragment
}
