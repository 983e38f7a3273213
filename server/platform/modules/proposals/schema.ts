import { Type } from 'typebox'
import { DateTime, Id } from '../../http/call.ts'

const KINDS = [
  'deposit',
  'suspense',
  'withdrawal',
  'settlement',
  'lotteryRules',
  'lotteryClosing',
  'turnoverRules',
  'withdrawalSettings',
  'paymentSettings',
  'paymentChannels',
  'memberTransferRules',
  'adjustmentLimit',
  'contractOffer',
  'contractSigning',
  'contractTemplate',
  'merchantProtection',
  'pointSettings',
  'mallGoods',
  'vipLevels',
  'referralRule',
  'mission',
  'leaderboard',
  'envelope',
  'raffle',
  'signInDays',
  'rebateRules',
  'riskRules',
  'lineMove',
  'promotion',
  // Deeds that take two where a brand wants it.
  'memberPassword',
  'memberPaymentPassword',
  'memberSecondFactor',
  'memberPayeeName',
  'memberUnlocking',
  'memberReopening',
  'fourEyesRules',
] as const

/** What proposals are about. */
export const ProposalKindShape = Type.Enum([...KINDS])

/** Everything operators do that takes two, or may: what becomes a proposal, and what keeps the first word in a document of its own. */
export const FourEyesDeedShape = Type.Enum([
  ...KINDS,
  'withdrawalApproval',
  'adjustment',
  'lotteryResult',
  'vendorTransfer',
])

/** The mark of a draft: whoever publishes or confirms it says which one he saw. */
export const Revision = Type.String({
  minLength: 22,
  maxLength: 22,
  description: 'Of what would be published: publishing says it',
})

export const OpenProposal = Type.Object(
  {
    id: Id,
    kind: ProposalKindShape,
    subjectId: Type.String({ description: 'The lottery, the channel, the source; the brand where it has one of it' }),
    wish: Type.Record(Type.String(), Type.Unknown(), {
      description: 'What is to happen: the second operator sends the same',
    }),
    reason: Type.String(),
    proposedBy: Type.String({ description: 'Id of the operator' }),
    proposedByAccount: Type.String(),
    proposedAt: DateTime,
    countsUntil: DateTime,
  },
  { description: 'What one operator wants and a second one has to want as well' },
)
