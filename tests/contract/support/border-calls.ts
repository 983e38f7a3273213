import { newId } from '../../../server/platform/lib/id.ts'
import type { CallName, CallOptions } from '../../support/platform.ts'
import { everybody } from '../../support/promotions.ts'
import { broadcast, chanceWords, chatRoom, customerService, plannedEnvelopes, time } from './border-plans.ts'
import type { Things } from './border-things.ts'

type Kind = Exclude<keyof Things, 'token' | 'head'>

/** A call by id: what its parameters name, and a body that is good, so that nothing but the id can be refused. */
export interface BorderCall extends Pick<CallOptions, 'body' | 'merchant' | 'query'> {
  readonly params: Readonly<Record<string, Kind>>
  /** Parameters that are words of the call itself. */
  readonly words?: Readonly<Record<string, string>>
}

const reason = 'Kiểm tra ranh giới'
const why = { body: { reason } }
/** The same words again are there once. */
const words = (content = 'Chào bạn') => ({ content, key: newId() })
const publication = { body: { reason, revision: 'x'.repeat(22) } }

const calls = (names: readonly CallName[], kind: Kind, rest: Omit<BorderCall, 'params'> = {}) =>
  Object.fromEntries(names.map((name) => [name, { params: { id: kind }, ...rest }]))

const nothing = { kind: 'NOTHING', names: [{ language: 'vi', name: 'Không' }], amount: '0', weight: 1, quantity: null }
const raffle = { ...time, words: chanceWords, leastDeposit: null, prizes: [nothing, nothing], reason }

const promotion = {
  category: 'EVENT',
  position: 9,
  startsAt: '2027-01-01T00:00:00.000Z',
  endsAt: null,
  budget: '1000',
  terms: {
    trigger: 'APPLY',
    approval: 'OPERATOR',
    reward: { kind: 'FIXED', amount: '10' },
    leastDeposit: null,
    times: 1,
    loss: null,
    contact: null,
    audience: everybody,
    turnover: {
      multiplier: 1,
      countsDeposit: false,
      weights: [],
      greatestBet: null,
      breach: 'UNCOUNTED',
      forfeitsWinnings: true,
      days: null,
    },
  },
  words: ['vi', 'en'].map((language) => ({ language, title: 'Khác', summary: 'Khác', content: '' })),
}

const banner = {
  groupName: 'w_home',
  position: 9,
  published: false,
  startsAt: null,
  endsAt: null,
  linkageType: 'NONE',
  url: null,
  pictures: [{ language: 'vi', imageUrl: '/wps/artwork/banners/welcome-vi.webp', title: 'Chào' }],
}
const announcement = {
  promotionType: 'B',
  execution: 'B',
  audience: 'ALL',
  published: false,
  startsAt: null,
  endsAt: null,
  translations: [{ language: 'vi', title: 'Chào', content: 'Nội dung' }],
}
const webhook = { name: 'Khác', url: 'https://8.8.8.8/hooks', events: ['DEPOSIT_CHANGED'], isOn: false }
const helpDraft = {
  topic: 'MONEY',
  position: 9,
  related: [],
  texts: [{ language: 'vi', title: 'Chào', content: 'Nội dung' }],
}
const channel = {
  gateway: 'VIETQR',
  names: [{ language: 'vi', name: 'Ngân hàng' }],
  minimum: '50000',
  maximum: '500000',
  quickAmounts: ['50000'],
  bankName: 'MB Bank',
  bankBin: '970422',
  accountNumber: '0071000999999',
  accountName: 'CONG TY',
  enabled: true,
  position: 1,
}

/** Every call of operators that names a thing by its id; those that delete come last. */
export const operatorCalls: Readonly<Partial<Record<CallName, BorderCall>>> = {
  ...calls(['getVendorTransfer', 'askVendorTransfer'], 'vendorTransfer'),
  ...calls(['resolveVendorTransfer'], 'vendorTransfer', { body: { outcome: 'DONE', reason } }),
  ...calls(['getOperatorDeposit'], 'deposit'),
  ...calls(['decideDeposit'], 'deposit', { body: { decision: 'REFUSE', reason } }),
  ...calls(['getSuspense'], 'suspense'),
  ...calls(['claimSuspense'], 'suspense', { body: { claimed: true } }),
  ...calls(['decideSuspense'], 'suspense', { body: { decision: 'RETURN', reference: 'FT1234567', reason } }),
  ...calls(['updateChannel'], 'channel', { body: channel }),
  ...calls(['getOperatorIdentity', 'claimIdentity'], 'member'),
  getOperatorIdentityDocument: { params: { id: 'member' }, words: { kind: 'FRONT' } },
  ...calls(['decideIdentity'], 'member', { body: { approve: false, reason } }),
  ...calls(['decideExclusionLift'], 'exclusion', { body: { grant: false, reason } }),
  ...calls(['getMemberProtection'], 'member'),
  ...calls(['setOperatorLimit'], 'member', { body: { kind: 'DEPOSIT', period: 'DAY', amount: '100000', reason } }),
  ...calls(['getOperatorWithdrawal', 'getWithdrawalBackground'], 'withdrawal'),
  ...calls(['claimWithdrawal', 'approveWithdrawal'], 'withdrawal', { body: {} }),
  ...calls(['releaseWithdrawal'], 'withdrawal', { body: { reference: 'FT26325000001' } }),
  ...calls(['unclaimWithdrawal'], 'withdrawal', { body: {} }),
  ...calls(['rejectWithdrawal'], 'withdrawal', { body: { code: 'OTHER', reason } }),
  ...calls(['payWithdrawalAgain', 'forceWithdrawalReceipt', 'failWithdrawal'], 'withdrawal', why),
  ...calls(['getOperatorVendor'], 'vendor'),
  ...calls(['getOperatorGame'], 'game'),
  getOperatorBet: { params: { id: 'bet' } },
  ...calls(['getOperatorDraw'], 'draw'),
  ...calls(['enterDrawResult'], 'draw', { body: { result: [['1']] } }),
  ...calls(['previewDrawCorrection'], 'draw', { body: { kind: 'VOID' } }),
  ...calls(['requestDrawCorrection'], 'draw', { body: { kind: 'VOID', reason } }),
  ...calls(['decideDrawCorrection'], 'correction', { body: { isApproved: false, reason } }),
  ...calls(['getMerchant'], 'merchant'),
  ...calls(['updateMerchant'], 'merchant', { body: { realityCheckMinutes: 30 } }),
  ...calls(['getOperatorBanner'], 'banner'),
  ...calls(['updateBanner'], 'banner', { body: banner }),
  ...calls(['getOperatorAnnouncement'], 'announcement'),
  ...calls(['updateAnnouncement'], 'announcement', { body: announcement }),
  ...calls(['getOperatorHelpArticle', 'listHelpVersions'], 'helpArticle'),
  ...calls(['saveHelpArticle'], 'helpArticle', { body: { basedOn: 1, ...helpDraft } }),
  ...calls(['publishHelpArticle', 'restoreHelpVersion'], 'helpArticle', { body: { version: 1 } }),
  ...calls(['withdrawHelpArticle'], 'helpArticle', { body: {} }),
  ...calls(['getOperatorMember'], 'member'),
  ...calls(['getAuditEntry'], 'audit'),
  ...calls(['getStaff'], 'staff'),
  ...calls(['updateStaff'], 'staff', { body: { name: 'Khác', reason } }),
  ...calls(['resetStaffPassword', 'resetStaffTotp', 'endStaffSessions'], 'staff', why),
  ...calls(['listStaffSessions'], 'staff'),
  ...calls(['getRole'], 'role'),
  ...calls(['updateRole'], 'role', { body: { name: 'Khác', reason } }),
  ...calls(['deleteRole'], 'role'),
  ...calls(['previewLineMove'], 'member'),
  ...calls(['listOperatorSubaccounts', 'listOperatorSubaccountDeeds'], 'member'),
  ...calls(['disableOperatorSubaccount'], 'subaccount', why),
  ...calls(['moveLine'], 'member', { body: { uplineId: null, reason } }),
  ...calls(['getMemberProfile', 'listMemberNotes', 'listMemberWallets', 'listMemberBets'], 'member'),
  listMemberBuckets: { params: { memberId: 'member' } },
  previewMemberCancellation: { params: { memberId: 'member', id: 'bonus' } },
  cancelMemberBonus: { params: { memberId: 'member', id: 'bonus' }, body: { forfeited: '0.00', reason } },
  ...calls(['listMemberStatement', 'listMemberDeposits', 'listMemberSessions', 'listSharedOrigins'], 'member'),
  ...calls(['addMemberNote'], 'member', { body: { content: 'Ghi chú' } }),
  pinMemberNote: { params: { id: 'member', noteId: 'note' }, body: { isPinned: true } },
  ...calls(['setMemberTags'], 'member', { body: { tagIds: [] } }),
  getMemberBet: { params: { id: 'member', betId: 'bet' } },
  ...calls(['correctMember'], 'member', { body: { nickname: 'Khác', reason } }),
  ...calls(['removeMemberAvatar'], 'member', why),
  ...calls(['resetMemberPassword', 'resetMemberPaymentPassword', 'resetMemberSecondFactor'], 'member', why),
  ...calls(['clearMemberFailures', 'endMemberSessions'], 'member', why),
  ...calls(['setMemberStatus'], 'member', { body: { status: 'LOCKED', reason } }),
  ...calls(['reopenAccount'], 'closedMember', why),
  ...calls(['getAdjustment'], 'adjustment'),
  ...calls(['approveAdjustment', 'rejectAdjustment', 'withdrawAdjustment'], 'adjustment', why),
  ...calls(['refuseProposal'], 'proposal', why),
  ...calls(['getOperatorContract'], 'contract'),
  ...calls(['signContract', 'endContract', 'refuseContract'], 'contract', why),
  ...calls(['getSettlement', 'listSettlementEarnings'], 'settlement'),
  ...calls(['approveSettlement', 'holdSettlement', 'releaseSettlement', 'settleAgain'], 'settlement', why),
  ...calls(['denySettlement'], 'settlement', why),
  ...calls(['findReferral'], 'referral'),
  ...calls(['releaseReferral', 'refuseReferral'], 'referral', why),
  ...calls(['getOperatorDispute'], 'dispute'),
  ...calls(['answerDispute'], 'dispute', { body: { outcome: 'REJECTED', answer: reason } }),
  ...calls(['getBroadcast', 'countBroadcastReaders', 'countBroadcast'], 'broadcast'),
  ...calls(['updateBroadcast'], 'broadcast', { body: { ...broadcast, revision: 'x'.repeat(22) } }),
  ...calls(['tryBroadcast'], 'broadcast', { body: { account: 'demo01' } }),
  ...calls(['sendBroadcast'], 'broadcast', publication),
  ...calls(['pauseBroadcast', 'resumeBroadcast', 'cancelBroadcast'], 'broadcast', why),
  ...calls(['getOperatorTicket', 'claimTicket', 'releaseTicket'], 'ticket'),
  ...calls(['answerTicketAsOperator', 'noteTicket', 'closeTicketAsOperator'], 'ticket', { body: words() }),
  ...calls(['escalateTicket'], 'ticket', why),
  ...calls(['getCannedAnswer'], 'cannedAnswer'),
  ...calls(['updateCannedAnswer'], 'cannedAnswer', { body: { language: 'vi', title: 'Khác', content: 'Khác' } }),
  ...calls(['getWebhook'], 'webhook'),
  ...calls(['updateWebhook'], 'webhook', { body: webhook }),
  ...calls(['rotateWebhookSecret', 'testWebhook'], 'webhook', why),
  ...calls(['replayWebhookDeliveries'], 'webhook', { body: { since: '2027-01-01T00:00:00.000Z', reason } }),
  ...calls(['getWebhookDelivery'], 'webhookDelivery'),
  ...calls(['replayWebhookDelivery'], 'webhookDelivery', why),
  ...calls(['getOperatorCustomerService'], 'customerService'),
  ...calls(['updateCustomerService'], 'customerService', { body: customerService }),
  ...calls(['getSupportConversation', 'claimSupportConversation', 'tellConversationTyping'], 'conversation'),
  getConversationPicture: { params: { id: 'conversation' }, words: { number: '1' } },
  ...calls(['answerSupportConversation'], 'conversation', { body: { clientId: newId(), content: 'Chào bạn' } }),
  ...calls(['sendConversationPicture'], 'conversation', { query: { clientId: newId() } }),
  ...calls(['handOverSupportConversation'], 'conversation', { body: { operatorId: null } }),
  ...calls(['makeTicketOfConversation'], 'conversation', { body: { category: 'OTHER' } }),
  ...calls(['endSupportConversation'], 'conversation'),
  ...calls(['getOperatorChatRoom'], 'chatRoom'),
  ...calls(['updateChatRoom'], 'chatRoom', { body: chatRoom }),
  ...calls(['removeChatMessage'], 'chatRoom', { body: { sequence: 1, reason } }),
  ...calls(['getChatCase'], 'chatCase'),
  ...calls(['claimChatCase'], 'chatCase', { body: { wanted: true } }),
  ...calls(['decideChatCase'], 'chatCase', { body: { outcome: 'DISMISSED', reason } }),
  ...calls(['endChatMute'], 'chatMute', why),
  ...calls(['getMemberVip'], 'member'),
  ...calls(['getOperatorPromotion'], 'promotion'),
  ...calls(['estimatePromotion'], 'promotion'),
  ...calls(['updatePromotion'], 'promotion', { body: promotion }),
  ...calls(['publishPromotion'], 'promotion', publication),
  ...calls(['pausePromotion', 'closePromotion'], 'promotion', why),
  ...calls(['listPromotionCodeBatches'], 'promotion'),
  ...calls(['createPromotionCodeBatch'], 'promotion', {
    body: { name: 'Đợt 1', number: 1, word: null, usesPerCode: 1, expiresAt: null },
  }),
  ...calls(['listPromotionCodes'], 'promotionCodeBatch'),
  ...calls(['voidPromotionCodeBatch'], 'promotionCodeBatch', why),
  ...calls(['getOperatorPromotionClaim', 'takePromotionClaim'], 'promotionClaim'),
  ...calls(['approvePromotionClaim', 'rejectPromotionClaim'], 'promotionClaim', why),
  ...calls(['getOperatorEnvelopes', 'listEnvelopeOpenings'], 'envelopes'),
  ...calls(['updateEnvelopes'], 'envelopes', { body: plannedEnvelopes }),
  ...calls(['publishEnvelopes'], 'envelopes', publication),
  ...calls(['pauseEnvelopes'], 'envelopes', why),
  ...calls(['getOperatorRaffle', 'listOperatorRaffleSpins'], 'raffle'),
  ...calls(['updateRaffle'], 'raffle', { body: raffle }),
  ...calls(['publishRaffle'], 'raffle', publication),
  ...calls(['pauseRaffle'], 'raffle', why),
  ...calls(['getMallGoods'], 'mallGoods'),
  ...calls(['updateMallGoods'], 'mallGoods', {
    body: {
      kind: 'GOODS',
      words: [{ language: 'vi', name: 'Khác', description: '', pictureUrl: null }],
      pointsRequired: '100',
      amountRequired: '0',
      amountGiven: '0',
      stock: 1,
      position: 1,
      isOpen: false,
      reason,
    },
  }),
  ...calls(['findOperatorRebateClaim'], 'rebateClaim'),
  ...calls(['getOperatorRedemption'], 'redemption'),
  ...calls(['decideRedemption'], 'redemption', { body: { outcome: 'REJECTED', remark: reason } }),
  ...calls(['getGreatWin'], 'greatWin'),
  ...calls(['reviewGreatWin'], 'greatWin', why),
  getTransfer: { params: { id: 'transfer' } },
  ...calls(['liftDepositBlock'], 'member'),
  ...calls(['listBankDifferences'], 'bankComparison'),
  ...calls(['getVendorCase'], 'vendorCase'),
  ...calls(['noteVendorCase'], 'vendorCase', { body: { text: reason } }),
  ...calls(['closeVendorCase'], 'vendorCase', { body: { outcome: 'OTHER', note: reason } }),
  ...calls(['deleteTag'], 'tag', why),
  ...calls(['deleteBanner'], 'banner'),
  ...calls(['deleteAnnouncement'], 'announcement'),
  ...calls(['deleteCannedAnswer'], 'cannedAnswer'),
  ...calls(['deleteCustomerService'], 'customerService'),
  ...calls(['deleteWebhook'], 'webhook'),
  ...calls(['removeChatWord'], 'chatWord'),
}

/** Calls of operators whose parameter is a word that every brand has: each brand answers for its own. */
export const wordsOfEveryBrand: readonly CallName[] = [
  'listGameChoices',
  'setGameChoices',
  'getOperatorLottery',
  'previewLotteryRules',
  'saveLotteryRules',
  'updateLottery',
  'updateTurnoverRule',
  'endMission',
  'endLeaderboard',
  'getLeaderboardWeek',
  'updateContractTemplate',
  'updateModule',
  'updateRegistrationField',
  'getMessageTemplate',
  'updateMessageTemplate',
  'resetMessageTemplate',
  'previewMessageTemplate',
]

/** Calls of operators about what is of the house: whoever does not work for every brand is refused, whatever it names. */
export const callsOfTheHouse: readonly CallName[] = ['getJob', 'runJob', 'retryJobFailure', 'dropJobFailure']

/** Every call of members that names a thing by its id; the one that ends the session comes last. */
export const memberCalls: Readonly<Partial<Record<CallName, BorderCall>>> = {
  ...calls(['renamePasskey'], 'passkey', { body: { name: 'Khóa' } }),
  ...calls(['deletePushSubscription'], 'pushSubscription'),
  ...calls(['removePasskey'], 'passkey', { body: { password: 'Demo@12345' } }),
  ...calls(['setLineRules'], 'member', { body: { vendorsOff: [], gameTypesOff: [], greatestStakes: [] } }),
  ...calls(['getMessage'], 'message'),
  ...calls(['getTicket', 'closeTicket', 'reopenTicket'], 'ticket'),
  ...calls(['answerTicket'], 'ticket', { body: { ...words(), pictures: [] } }),
  ...calls(['rateTicket'], 'ticket', { body: { rating: 5, comment: null } }),
  ...calls(['getDeposit'], 'deposit'),
  ...calls(['acceptDepositAmount'], 'deposit', { body: { amount: '1000' } }),
  ...calls(['claimDeposit'], 'deposit', { body: {} }),
  ...calls(['downloadDataExport'], 'dataExport'),
  ...calls(['getRebateClaim'], 'rebateClaim'),
  ...calls(['getWithdrawal'], 'withdrawal'),
  ...calls(['confirmWithdrawal'], 'withdrawal', { body: { answer: 'RECEIVED' } }),
  ...calls(['cancelWithdrawal'], 'withdrawal'),
  ...calls(['removePayoutAccount'], 'payoutAccount', { body: { paymentPassword: 'Vang@2468' } }),
  ...calls(['getContract'], 'contract'),
  ...calls(['endInvitation', 'listArrivals'], 'invitation'),
  ...calls(['disableSubaccount', 'enableSubaccount'], 'subaccount'),
  ...calls(['changeSubaccount'], 'subaccount', { body: { displayName: 'Minh', rights: [] } }),
  ...calls(['setSubaccountPassword'], 'subaccount', {
    body: { password: 'Kmwzt-4829-hbqr', ownPassword: 'Demo@12345' },
  }),
  ...calls(['explainEarning', 'listDownlineShares', 'listEarningParts'], 'earning'),
  ...calls(['listEarningBets'], 'earning', { query: { memberId: newId() } }),
  ...calls(['disputeEarning'], 'earning', { body: { reason: 'OTHER', content: reason } }),
  ...calls(['withdrawDispute'], 'dispute'),
  ...calls(['claimPromotion'], 'promotion', { body: {} }),
  ...calls(['openEnvelope'], 'envelopes'),
  ...calls(['claimReferral'], 'referral'),
  ...calls(['claimPrize'], 'leaderboardPlace'),
  ...calls(['getBet'], 'bet'),
  getTeamBet: { params: { memberId: 'member', id: 'bet' } },
  ...calls(['cancelLotteryOrder'], 'lotteryOrder'),
  ...calls(['stopLotteryChase'], 'lotteryChase'),
  ...calls(['previewCancellation', 'listBucketBets'], 'bonus'),
  ...calls(['cancelBonus'], 'bonus', { body: { forfeited: '0.00' } }),
  ...calls(['getFile'], 'file'),
  ...calls(['endSession'], 'session'),
}

/** Calls of members whose parameter says which of the own things is meant. */
export const ownParts: readonly CallName[] = ['uploadIdentityDocument', 'getIdentityDocument', 'getSupportPicture']

const FORMS: Partial<Record<Kind, () => string>> = {
  suspense: () => `VIETQR:${Math.floor(Math.random() * 1e12)}`,
  channel: () => 'NOWHERE',
  vendor: () => 'NOBODY',
  merchant: newId,
}

/** An id of the same form that nothing has. */
export const missing = (kind: Kind): string => (FORMS[kind] ?? newId)()
