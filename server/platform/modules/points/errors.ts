import { defineErrors } from '../../lib/failure.ts'

export const pointsErrors = defineErrors('points', {
  /** Points belong to accounts of members; who plays for free has none. */
  POINTS_NEED_TRUE_ACCOUNT: 403,
  /** Extras: balance. */
  POINTS_INSUFFICIENT: 409,
  /** The key was used for something else. */
  POINTS_KEY_REUSED: 409,
  /** What it costs or brings is no longer what the member saw. */
  POINTS_TERMS_CHANGED: 409,
  /** The brand exchanges no points for money. */
  POINTS_NOT_EXCHANGED: 409,
  /** Less than the brand exchanges at once, or too few to make any money. Extras: minimum. */
  POINTS_TOO_FEW: 422,
  /** Only whole points are given and taken. */
  POINTS_NOT_WHOLE: 422,
  /** There is no such thing in the mall, or it is not open. */
  MALL_GOODS_NOT_FOUND: 404,
  /** Fewer are left than were wanted. Extras: left. */
  MALL_STOCK_SHORT: 409,
  /** Goods are sent to somebody somewhere. */
  MALL_RECEIVER_NEEDED: 422,
  /** Money goods bring money and cost none; others bring none. */
  MALL_AMOUNT_INVALID: 422,
  /** A language that the brand has not, one twice, or none in its default language. */
  MALL_LANGUAGE_INVALID: 422,
  /** Not a picture that operators of the brand uploaded. */
  MALL_PICTURE_INVALID: 422,
  /** Two steps begin at the same amount. */
  POINT_STEP_REPEATED: 422,
  /** There is none, or it is another brand's. */
  REDEMPTION_NOT_FOUND: 404,
  /** It was approved or rejected meanwhile. */
  REDEMPTION_DECIDED: 409,
})
