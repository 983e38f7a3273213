import { useTranslation } from 'react-i18next'
import { useRateFormat } from '../../../kits/contracts/use-rate-format.ts'
import { useDateTimeFormat } from '../../../lib/use-date-time-format.ts'
import { useTeam } from '../use-team.ts'
import type { InvitationRow } from './invitation-row.ts'

/** What a link says of itself, in words. */
export function useInvitationWords() {
  const { t } = useTranslation('agent')
  const rate = useRateFormat()
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
            rate: rate(offer.rate),
          })
        : t('register.noOffer'),
    expiry: ({ expiresAt }: InvitationRow) => (expiresAt ? format(expiresAt) : t('register.expiries.never')),
    lastUse: ({ lastUsedAt }: InvitationRow) => (lastUsedAt ? format(lastUsedAt) : t('register.unused')),
    moment: format,
  }
}
