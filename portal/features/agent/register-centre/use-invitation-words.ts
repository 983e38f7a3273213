import { useTranslation } from 'react-i18next'
import { useDateTimeFormat } from '../../../lib/use-date-time-format.ts'
import { useTeam } from '../use-team.ts'
import type { InvitationRow } from './invitation-row.ts'
import { formatRate } from './rates.ts'

/** What a link says of itself, in words. */
export function useInvitationWords() {
  const { t, i18n } = useTranslation('agent')
  const { timeZone } = useTeam()
  const { format } = useDateTimeFormat(timeZone)
  return {
    /** `3 / 200`, or `3` without a limit. */
    uses: ({ uses, mostUses }: InvitationRow) =>
      mostUses == null ? String(uses) : t('register.usesOf', { uses, most: mostUses }),
    kind: ({ makesAgents }: InvitationRow) => t(`kinds.${makesAgents ? 'agent' : 'member'}`),
    offer: ({ offer }: InvitationRow) =>
      offer
        ? t('register.offerOf', {
            kind: t(`register.kinds.${offer.kind}`),
            rate: formatRate(offer.rate, i18n.language),
          })
        : t('register.noOffer'),
    expiry: ({ expiresAt }: InvitationRow) => (expiresAt ? format(expiresAt) : t('register.expiries.never')),
    lastUse: ({ lastUsedAt }: InvitationRow) => (lastUsedAt ? format(lastUsedAt) : t('register.unused')),
    moment: format,
  }
}
