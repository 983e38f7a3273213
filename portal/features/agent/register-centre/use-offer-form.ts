import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useRateFormat } from '../../../kits/contracts/use-rate-format.ts'
import { useMay } from '../may.ts'
import { readRate } from './rates.ts'
import { type ContractOffersQuery, useContractOffersQuery } from './register-centre.generated.ts'

export type Offerable = NonNullable<ContractOffersQuery['team']>['contractOffers'][number]

/** What forms with an offer hold of it. */
export interface OfferValues {
  kind: string
  offer: { kind: string; rate: string }
}

/** What forms of the register centre share: whom the agent brings, and which contract is proposed. */
export function useOfferForm() {
  const { t } = useTranslation('agent')
  const rate = useRateFormat()
  const mayPropose = useMay()('propose')
  const { data } = useContractOffersQuery({ skip: !mayPropose })
  const offers: readonly Offerable[] = data?.team?.contractOffers ?? []
  return {
    /** What may be offered to an agent, or to a member. */
    offersTo: (kind: string) => offers.filter(({ isForMembers }) => isForMembers || kind === 'agent'),
    fields: {
      kind: z.string(),
      offer: z.object({ kind: z.string(), rate: z.string() }).check(
        z.refine(({ kind, rate }) => kind === '' || readRate(rate) !== null, {
          path: ['rate'],
          message: t('register.rateInvalid'),
        }),
        ...offers.map(({ kind: offered, mostRate }) =>
          z.refine<OfferValues['offer']>(({ kind, rate }) => kind !== offered || (readRate(rate) ?? 0) <= mostRate, {
            path: ['rate'],
            message: t('register.rateTooHigh', { rate: rate(mostRate) }),
          }),
        ),
      ),
    },
    none: { kind: 'member', offer: { kind: '', rate: '' } } satisfies OfferValues,
    /** The offer as the server takes it; none where it may not be offered to whom it would be. */
    read: ({ kind, offer }: OfferValues) => {
      const found = offers.find((each) => each.kind === offer.kind && (each.isForMembers || kind === 'agent'))
      const rate = readRate(offer.rate)
      return found === undefined || rate === null ? undefined : { kind: found.kind, rate }
    },
  }
}
