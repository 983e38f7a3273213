/** What an account of the house is about. */
export interface HouseAccount {
  /** `GAMES`, `CLEARING`: a key of `houseAccounts`. */
  readonly purpose: string
  /** The vendor, lottery, gateway or programme, by its code. */
  readonly subject: string | undefined
  /** The programme is a promotion of the brand, by its id. */
  readonly isPromotion: boolean
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The parts of `HOUSE:GAMES:JL`; undefined for an account of a member. */
export function houseAccountOf(account: string): HouseAccount | undefined {
  const [side, purpose, ...rest] = account.split(':')
  if (side !== 'HOUSE' || purpose === undefined) return undefined
  const subject = rest.length === 0 ? undefined : rest.join(':')
  return { purpose, subject, isPromotion: purpose === 'PROMOTION' && subject !== undefined && ID.test(subject) }
}
