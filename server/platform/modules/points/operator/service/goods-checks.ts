import type { Transaction } from '../../../../db/connection.ts'
import { areOwnPictures } from '../../../content/service.ts'
import { pointsErrors } from '../../errors.ts'
import type { GoodsInput } from '../../goods.ts'
import { isWhole } from '../../ratio.ts'

interface BrandLanguages {
  readonly languages: readonly string[]
  readonly defaultLanguage: string
}

/**
 * Refuses goods that could not be shown or given: no words in the default language, part of a point, money for money. Throws
 * POINTS_NOT_WHOLE, MALL_AMOUNT_INVALID, MALL_LANGUAGE_INVALID.
 */
export function checkGoods(
  { kind, words, ...terms }: GoodsInput,
  { languages, defaultLanguage }: BrandLanguages,
): void {
  const { pointsRequired, amountRequired, amountGiven } = terms
  if (pointsRequired === 0n || !isWhole(pointsRequired))
    throw pointsErrors.POINTS_NOT_WHOLE({ field: 'pointsRequired' })
  if ((kind === 'MONEY') !== amountGiven > 0n) throw pointsErrors.MALL_AMOUNT_INVALID({ field: 'amountGiven' })
  if (kind === 'MONEY' && amountRequired > 0n) throw pointsErrors.MALL_AMOUNT_INVALID({ field: 'amountRequired' })
  const spoken = words.map(({ language }) => language)
  const isSpoken = spoken.every((language) => languages.includes(language)) && spoken.includes(defaultLanguage)
  if (!isSpoken || new Set(spoken).size !== spoken.length) throw pointsErrors.MALL_LANGUAGE_INVALID({ field: 'words' })
}

/** Goods publish their pictures: only such as operators of the brand uploaded. Throws MALL_PICTURE_INVALID. */
export async function demandOwnPictures(tx: Transaction, merchantId: string, { words }: GoodsInput): Promise<void> {
  const pictures = words.flatMap(({ pictureUrl }) => pictureUrl ?? [])
  if (!(await areOwnPictures(tx.query, merchantId, pictures)))
    throw pointsErrors.MALL_PICTURE_INVALID({ field: 'words' })
}
