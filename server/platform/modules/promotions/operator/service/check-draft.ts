import { areOwnPictures } from '../../../content/service.ts'
import { promotionsErrors } from '../../errors.ts'
import { contradictionIn } from '../../terms.ts'
import { countAgents, countTags } from '../audience-repository.ts'
import type { PromotionsOperatorDependencies } from './dependencies.ts'
import type { Draft } from './write.ts'

/**
 * What shapes cannot say of a draft. Throws PROMOTION_TERMS_DISAGREE, PROMOTION_WORDS_MISSING, PROMOTION_AUDIENCE_UNKNOWN and
 * PROMOTION_RAFFLE_UNKNOWN, each with the field that is meant.
 */
export async function checkDraft(
  { database, raffles }: Pick<PromotionsOperatorDependencies, 'database' | 'raffles'>,
  merchantId: string,
  { terms, words, startsAt, endsAt }: Draft,
  languages: readonly string[],
): Promise<void> {
  const field = contradictionIn(terms)
  if (field !== undefined) throw promotionsErrors.PROMOTION_TERMS_DISAGREE({ field: `terms.${field}` })
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    throw promotionsErrors.PROMOTION_TERMS_DISAGREE({ field: 'endsAt' })
  const written = words.map(({ language }) => language)
  const isWhole = languages.every((language) => written.includes(language)) && new Set(written).size === written.length
  if (!isWhole) throw promotionsErrors.PROMOTION_WORDS_MISSING({ field: 'words' })
  const pictures = words.flatMap(({ pictureUrl }) => pictureUrl ?? [])
  if (!(await areOwnPictures(database.query, merchantId, pictures)))
    throw promotionsErrors.PROMOTION_IMAGE_UNKNOWN({ field: 'words' })
  const { line, tags } = terms.audience
  const accounts = [...new Set(line.map((account) => account.toLowerCase()))]
  if ((await countAgents(database.query, merchantId, accounts)) < accounts.length)
    throw promotionsErrors.PROMOTION_AUDIENCE_UNKNOWN({ field: 'terms.audience.line' })
  const { reward } = terms
  if (reward.kind === 'TICKETS' && !(await raffles.mayGive(database, { merchantId, raffleId: reward.raffleId })))
    throw promotionsErrors.PROMOTION_RAFFLE_UNKNOWN({ field: 'terms.reward.raffleId' })
  if ((await countTags(database.query, merchantId, tags)) < new Set(tags).size)
    throw promotionsErrors.PROMOTION_AUDIENCE_UNKNOWN({ field: 'terms.audience.tags' })
}
