/** What a movement means to the people who read a statement. */
export const TRANSFER_KINDS = [
  'BET',
  'WIN',
  'ROLLBACK',
  'DEPOSIT',
  'WITHDRAWAL',
  'VENDOR_IN',
  'VENDOR_OUT',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'BONUS',
  'REBATE',
  'COMMISSION',
  /** A share of what the house won of a team; unlike salaries no cost that the next share is reckoned less (decision 0038). */
  'DIVIDEND',
  'REWARD',
  'ADJUSTMENT',
  'REVERSAL',
  'OPENING',
  /** Points that were earned, spent or given back; never money. */
  'POINTS',
  /** Money that goods of the mall cost beside points, and what of it was given back. */
  'PURCHASE',
] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

/** What documents move money or points. A kind of them lives in ledger and raffles for ever: none is renamed. */
export const DOCUMENT_KINDS = [
  'adjustment',
  'bank-transfer',
  'bet',
  'deposit',
  'earning',
  'envelope',
  'leaderboard',
  'member-transfer',
  'mission',
  'point-earning',
  'point-return',
  'promotion-claim',
  'raffle-spin',
  'rebate-claim',
  'redemption',
  'referral',
  'seed',
  'sign-in',
  'turnover',
  'vendor-transfer',
  'vip-bonus',
  'withdrawal',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** The document of everything that counts as loss, whatever the kind of the movement (decision 0021, loss_sum.sql). */
export const BET_DOCUMENT = 'bet' satisfies DocumentKind

/** What kinds count as. SQL that says a class again (an index must) is held against these by tests/contract/ledger-kinds.test.ts. */
export const kindClasses = {
  /** Play, which most movements are: the indexes of those that operators look for leave it out. */
  play: ['BET', 'WIN', 'ROLLBACK'],
  /** What every bet writes: the index of a member's rarer entries leaves it out, and summaries tell it. */
  staking: ['BET', 'WIN'],
  /** What the figures of brands tell beside play: the ledger keeps news of it until they took it. */
  told: [
    'DEPOSIT',
    'WITHDRAWAL',
    'BONUS',
    'REBATE',
    'COMMISSION',
    'DIVIDEND',
    'REWARD',
    'ADJUSTMENT',
    'REVERSAL',
    'POINTS',
    'PURCHASE',
  ],
  /** What of that the figures of members and teams tell. */
  toldOfTeams: ['DEPOSIT', 'WITHDRAWAL', 'BONUS', 'REWARD', 'REBATE', 'COMMISSION'],
  /** What was staked: a stake given back is no stake. */
  stakes: ['BET', 'ROLLBACK'],
  /** What the house gives. */
  gifts: ['BONUS', 'REBATE', 'REWARD'],
  /** What agents are paid by their contracts. */
  pay: ['COMMISSION', 'DIVIDEND'],
  /** What of that the figures of teams call bonuses: beside what play and downlines earn by a rate. */
  bonuses: ['BONUS', 'REWARD'],
  /** Money that comes in and goes out through the cashier. */
  cashier: ['DEPOSIT', 'WITHDRAWAL'],
  /** What counts against limits on deposits: to be given money is a way around them. */
  received: ['DEPOSIT', 'TRANSFER_IN'],
  /** What a lottery bet gave back beside its win, and what of it was taken back. */
  rebates: ['REBATE', 'REVERSAL'],
  /** What an account was put right by. */
  corrections: ['ADJUSTMENT', 'REVERSAL', 'OPENING'],
  /** What brings back into the main wallet what was the member's before: it is no money that came in. */
  broughtBack: ['ROLLBACK', 'VENDOR_IN', 'VENDOR_OUT'],
  /** What goes between a member's wallets, and between members. */
  transfers: ['TRANSFER_IN', 'TRANSFER_OUT', 'VENDOR_IN', 'VENDOR_OUT'],
} as const satisfies Readonly<Record<string, readonly TransferKind[]>>

type KindClass = keyof typeof kindClasses

/** Whether a kind counts as something. */
export const countsAs = (kind: string, name: KindClass): boolean =>
  (kindClasses[name] as readonly string[]).includes(kind)

/** A class as SQL lists it, in literals: only then the planner sees that a partial index serves. */
export const sqlListOf = (name: KindClass): string => kindClasses[name].map((kind) => `'${kind}'`).join(', ')
