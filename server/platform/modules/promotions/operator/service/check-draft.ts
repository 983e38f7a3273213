import { unknownOf } from '../../../audiences/service.ts'
import { areOwnPictures } from '../../../content/service.ts'
import { promotionsErrors } from '../../errors.ts'
import { contradictionIn, leavesWinnings } from '../../terms.ts'
import type { PromotionsOperatorDependencies } from './dependencies.ts'
import type { Draft } from './write.ts'

/**
 * What shapes cannot say of a draft. Throws PROMOTION_TERMS_DISAGREE, PROMOTION_WINNINGS_STAY, PROMOTION_WORDS_MISSING,
 * PROMOTION_AUDIENCE_UNKNOWN and PROMOTION_RAFFLE_UNKNOWN, each with the field that is meant.
 */
export async function checkDraft(
  { database, raffles }: Pick<PromotionsOperatorDependencies, 'database' | 'raffles'>,
  merchantId: string,
  { terms, words, startsAt, endsAt }: Draft,
  languages: readonly string[],
): Promise<void> {
  const field = contradictionIn(terms)
  if (field !== undefined) throw promotionsErrors.PROMOTION_TERMS_DISAGREE({ field: `terms.${field}` })
  if (leavesWinnings(terms))
    throw promotionsErrors.PROMOTION_WINNINGS_STAY({ field: 'terms.turnover.forfeitsWinnings' })
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    throw promotionsErrors.PROMOTION_TERMS_DISAGREE({ field: 'endsAt' })
  const written = words.map(({ language }) => language)
  const isWhole = languages.every((language) => written.includes(language)) && new Set(written).size === written.length
  if (!isWhole) throw promotionsErrors.PROMOTION_WORDS_MISSING({ field: 'words' })
  const pictures = words.flatMap(({ pictureUrl }) => pictureUrl ?? [])
  if (!(await areOwnPictures(database.query, merchantId, pictures)))
    throw promotionsErrors.PROMOTION_IMAGE_UNKNOWN({ field: 'words' })
  const unknown = await unknownOf(database, merchantId, terms.audience)
  if (unknown !== undefined) throw promotionsErrors.PROMOTION_AUDIENCE_UNKNOWN({ field: `terms.audience.${unknown}` })
  const { reward } = terms
  if (reward.kind === 'TICKETS' && !(await raffles.mayGive(database, { merchantId, raffleId: reward.raffleId })))
    throw promotionsErrors.PROMOTION_RAFFLE_UNKNOWN({ field: 'terms.reward.raffleId' })
}
