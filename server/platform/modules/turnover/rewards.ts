/** Which reward has to be played, as its member knows it: by the kind of its document. */
const REWARD_OF = {
  'promotion-claim': 'PROMOTION',
  envelope: 'ENVELOPE',
  'raffle-spin': 'RAFFLE',
  'sign-in': 'SIGN_IN',
  'vip-bonus': 'VIP',
  referral: 'REFERRAL',
  mission: 'MISSION',
  leaderboard: 'LEADERBOARD',
  redemption: 'POINTS',
} as const
type DocumentKind = keyof typeof REWARD_OF
export type BucketReward = (typeof REWARD_OF)[DocumentKind]
export const BUCKET_REWARDS = Object.values(REWARD_OF)

const isReward = (kind: string | null): kind is DocumentKind => kind !== null && kind in REWARD_OF

/** Null of what is no reward, and of buckets from before their kind was kept. */
export const rewardOf = (documentKind: string | null): BucketReward | null =>
  isReward(documentKind) ? REWARD_OF[documentKind] : null
