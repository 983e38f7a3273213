/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_WithdrawalUserError_Fragment, ConsoleUserError_TurnoverUserError_Fragment, ConsoleUserError_WalletUserError_Fragment, ConsoleUserError_PaymentUserError_Fragment, ConsoleUserError_SiteUserError_Fragment, ConsoleUserError_PointUserError_Fragment, ConsoleUserError_ReferralUserError_Fragment, ConsoleUserError_RebateUserError_Fragment, ConsoleUserError_SignInDayUserError_Fragment, ConsoleUserError_TicketUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of updateContentNetworks. */
export type ContentNetworksInput = {
  /** Hosts at which games are launched. */
  games: Array<string>;
  /** Hosts of pictures, such as `https://one.example`. */
  images: Array<string>;
  /** Why, for the audit log. */
  reason: string;
};

/** Categories of games, section 3 of the specification. */
export type GameType =
  /** Bets on cockfights. */
  | 'COCKFIGHT'
  /** Sports books on matches of computer games. */
  | 'ESPORTS'
  /** Own lottery, e-prize mode. */
  | 'E_LOTTERY'
  /** Fishing games: each shot costs, and what is hit pays. */
  | 'FISH'
  /** Live casino. */
  | 'LIVE'
  /** Lotteries, played on pages of the portal by bets on draws. */
  | 'LOTTERY'
  /** Cards against other players. */
  | 'PVP'
  /** Slots, and what else draws its outcome by chance: scratch cards, video poker, table games. */
  | 'SLOTS'
  /** Sports books: bets on matches at odds. */
  | 'SPORTS';

/** Input of updateMemberTransferRules. */
export type MemberTransferRulesInput = {
  /** Most that one member may send on one day (UTC). */
  dailyMaximum: string;
  /** Most of one transfer. */
  maximum: string;
  /** Least of one transfer. */
  minimum: string;
  /** Why, for the audit log. */
  reason: string;
  /** Whether to the own line below. */
  toDownline: boolean;
  /** Whether to the direct upline. */
  toUpline: boolean;
};

/** All that may stand in the way of a change in `payments`. */
export type PaymentErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** This bank reference has confirmed another deposit. */
  | 'BANK_REFERENCE_USED'
  /** This member is not blocked from depositing. */
  | 'BLOCK_NOT_FOUND'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** A brand may have {{most}} payment channels. Use one again that is switched off. */
  | 'CHANNELS_FULL'
  /** There is a channel with this code. */
  | 'CHANNEL_EXISTS'
  /** There is no payment gateway {{gateway}}. */
  | 'CHANNEL_GATEWAY_UNKNOWN'
  /** These limits cannot be: the least must be above zero and not above the greatest, and the quick amounts between them. */
  | 'CHANNEL_LIMITS_CROSSED'
  /** This way to deposit is not available right now. Please choose another. */
  | 'CHANNEL_NOT_FOUND'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Too many deposits failed. You can deposit again in {{minutes}} minutes. */
  | 'DEPOSITS_BLOCKED'
  /** Deposits are suspended because too many of them failed. Please contact customer service. */
  | 'DEPOSITS_SUSPENDED'
  /** This request was already used for another deposit. Please start a new one. */
  | 'DEPOSIT_KEY_REUSED'
  /** This is beyond your deposit limit of {{limit}} {{currency}}: {{used}} used, {{left}} {{currency}} left. */
  | 'DEPOSIT_LIMIT_REACHED'
  /** A trial account cannot deposit. Please register a real account. */
  | 'DEPOSIT_NEEDS_TRUE_ACCOUNT'
  /** This deposit no longer waits for a payment, so it cannot be cancelled. Please look at its status again. */
  | 'DEPOSIT_NOT_CANCELLABLE'
  /** This deposit no longer waits for a payment. Please contact customer service. */
  | 'DEPOSIT_NOT_CLAIMABLE'
  /** The deposit was not found. */
  | 'DEPOSIT_NOT_FOUND'
  /** This deposit waits for no decision. */
  | 'DEPOSIT_NOT_IN_REVIEW'
  /** The amount must be a whole number, without decimals. */
  | 'DEPOSIT_NOT_WHOLE'
  /** This offer is gone. Please look at the deposit again. */
  | 'DEPOSIT_OFFER_GONE'
  /** The largest single deposit is {{maximum}} {{currency}}. */
  | 'DEPOSIT_TOO_LARGE'
  /** You have {{limit}} unpaid deposits. Pay them or wait until they expire, then try again. */
  | 'DEPOSIT_TOO_MANY_OPEN'
  /** The smallest deposit is {{minimum}} {{currency}}. */
  | 'DEPOSIT_TOO_SMALL'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** You are taking a break, so you cannot play, deposit or send money to others now. You can still withdraw. */
  | 'MEMBER_EXCLUDED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** The picture was not found. Please upload it again. */
  | 'PROOF_NOT_FOUND'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This money came to an account of another brand. Send it back to the payer, or ask a colleague who sees every brand. */
  | 'SUSPENSE_ACCOUNT_FOREIGN'
  /** {{operator}} is working on this. */
  | 'SUSPENSE_CLAIMED'
  /** Somebody has decided on this money before. */
  | 'SUSPENSE_DECIDED'
  /** This deposit cannot take the money. Choose another, or credit the member. */
  | 'SUSPENSE_DEPOSIT_UNFIT'
  /** This member has closed the account. Send the money back to the payer instead. */
  | 'SUSPENSE_MEMBER_CLOSED'
  /** There is no such member, or the wallet has another currency. */
  | 'SUSPENSE_MEMBER_UNKNOWN'
  /** This money in suspense was not found. */
  | 'SUSPENSE_NOT_FOUND'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

/** Input of updatePaymentSettings. */
export type PaymentSettingsInput = {
  /** How long deposits are blocked after five failures in a row, minutes. */
  blockMinutes: number;
  /** A decision on more than this needs a second operator. */
  fourEyesAbove: string;
  /** How long after the end of a deposit the bank may still have carried out its transfer, seconds. */
  lateGraceSeconds: number;
  /** How long after the transfer the report of the bank may come, hours. */
  lateReportHours: number;
  /** Why, for the audit log. */
  reason?: string | null | undefined;
  /** How long a deposit for which no money came may be in review, hours. */
  reviewHours: number;
  /** How much of the amount may be missing for the member to take what arrived. */
  shortTolerancePercent: number;
};

/** How a payment goes out. */
export type PayoutGateway =
  /** A payout order to the bank, which goes by itself. */
  | 'BANK_API'
  /** An operator transfers by hand and notes the reference. */
  | 'MANUAL';

/** All that may stand in the way of a change in `points`. */
export type PointErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** The period must be longer than nothing and no longer than 400 days. */
  | 'ACTIVITY_PERIOD_INVALID'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** There is no such copy; it may have expired. */
  | 'EXPORT_NOT_FOUND'
  /** The copy is not ready yet. */
  | 'EXPORT_NOT_READY'
  /** This file does not exist. */
  | 'FILE_NOT_FOUND'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** Money goods bring money and cost none; other goods bring none. */
  | 'MALL_AMOUNT_INVALID'
  /** This reward is no longer in the mall. */
  | 'MALL_GOODS_NOT_FOUND'
  /** Write each language of the brand once, the default language among them. */
  | 'MALL_LANGUAGE_INVALID'
  /** Upload the picture here. */
  | 'MALL_PICTURE_INVALID'
  /** Enter the name, phone number and address to send it to. */
  | 'MALL_RECEIVER_NEEDED'
  /** Only {{left}} of this reward are left. Choose fewer. */
  | 'MALL_STOCK_SHORT'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The payment password was wrong too often. Try again in {{minutes}} minutes, or set a new one with your sign-in password. */
  | 'PAYMENT_PASSWORD_LOCKED'
  /** You have no payment password yet. Set one in the security centre, then try again. */
  | 'PAYMENT_PASSWORD_NOT_SET'
  /** The payment password is not right. */
  | 'PAYMENT_PASSWORD_WRONG'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** You do not have enough points: you have {{balance}}. */
  | 'POINTS_INSUFFICIENT'
  /** This request was sent before with other content. Reload the page and try again. */
  | 'POINTS_KEY_REUSED'
  /** Points are for real accounts. Register or sign in. */
  | 'POINTS_NEED_TRUE_ACCOUNT'
  /** Points are not exchanged for money at the moment. */
  | 'POINTS_NOT_EXCHANGED'
  /** Enter a whole number of points above 0. */
  | 'POINTS_NOT_WHOLE'
  /** The points or the amount have just changed. Look again and confirm. */
  | 'POINTS_TERMS_CHANGED'
  /** Exchange at least {{minimum}} points at once. */
  | 'POINTS_TOO_FEW'
  /** Two steps begin at the same amount. */
  | 'POINT_STEP_REPEATED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This redemption was decided already. */
  | 'REDEMPTION_DECIDED'
  /** This redemption does not exist. */
  | 'REDEMPTION_NOT_FOUND'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** The span must be 1 to {{days}} days. */
  | 'TEAM_SPAN_INVALID'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

/** Input of updatePointSettings. */
export type PointSettingsInput = {
  /** Money for 1,000 points; nothing where points are not exchanged. */
  exchangeAmount: string;
  /** The least that is exchanged at once. */
  minimumPoints: string;
  /** Why, for the audit log. */
  reason: string;
  /** The ratio table, at most 20 steps. */
  steps: Array<PointStepInput>;
};

/** A step of the ratio table. */
export type PointStepInput = {
  /** From this amount of one deposit on. */
  from: string;
  /** Points for each 1,000 deposited. */
  points: string;
};

/** What a category gives back. */
export type RebateCategoryRateInput = {
  /** Category of games that the rate is for. */
  category: GameType;
  /** Per cent of the valid bet, 0 to 10, in hundredths. */
  percent: number;
};

/** All that may stand in the way of a change in `rebates`. */
export type RebateErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This rebate was not found. */
  | 'REBATE_CLAIM_NOT_FOUND'
  /** There is no rebate left to claim. Today’s can be claimed after midnight. */
  | 'REBATE_NOTHING_OPEN'
  /** Each category has one rate. Remove the one that is there twice. */
  | 'REBATE_RATES_INVALID'
  /** It takes {{least}} to claim. What the next days bring adds up. */
  | 'REBATE_TOO_LITTLE'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

/** All that may stand in the way of a change in `referrals`. */
export type ReferralErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** {{address}} is neither an IP address nor a range of them, or a range too wide. Write it like 203.0.113.7 or 203.0.113.0/24. */
  | 'BLOCKED_ADDRESS'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** {{domain}} is not a host name. Please write it like www.brand.com, without https:// and without a port. */
  | 'DOMAIN_ADDRESS'
  /** {{domain}} is already in use. Please choose another host name. */
  | 'DOMAIN_TAKEN'
  /** {{domain}} is there twice. */
  | 'DOMAIN_TWICE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The language {{language}} lacks words: players cannot be offered it yet. */
  | 'LANGUAGE_INCOMPLETE'
  /** The brand does not offer the language {{language}}. */
  | 'LANGUAGE_NOT_OFFERED'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** A brand with real money cannot be without this. */
  | 'LIVE_DEMANDS_IT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** {{country}} has no mobile numbers of its own. */
  | 'MOBILE_COUNTRY'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** It was paid or refused already. Reload the list. */
  | 'REFERRAL_DECIDED'
  /** This reward is being checked. You can take it as soon as that is done. */
  | 'REFERRAL_HELD'
  /** You have taken rewards for {{most}} friends this month. The others can be taken next month. */
  | 'REFERRAL_MONTH_FULL'
  /** Your friend has not deposited or played enough yet. Come back once that is done. */
  | 'REFERRAL_NOT_EARNED'
  /** This friend is not among those whom you invited. */
  | 'REFERRAL_NOT_FOUND'
  /** The reward for this friend was not approved. Customer service will explain why. */
  | 'REFERRAL_REFUSED'
  /** A rule that runs has to give something: enter a fixed amount, or a percentage with its limit. */
  | 'REFERRAL_RULE_EMPTY'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** {{address}} cannot be opened. Write a whole https:// address, or a page of the portal that begins with /. */
  | 'RESOURCE_ADDRESS'
  /** Each link has one address. */
  | 'RESOURCE_TWICE'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** {{token}} is not a colour. Please write it like #f0b849. */
  | 'THEME_COLOUR'
  /** Text on {{token}} has a contrast of {{ratio}}, and is hard to read. At least {{least}} is needed: please choose a lighter or a darker colour. */
  | 'THEME_CONTRAST'
  /** {{token}} is nothing that a brand replaces. */
  | 'THEME_TOKEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

/** All that may stand in the way of a change in `sign-in-days`. */
export type SignInDayErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** Daily sign-in rewards are not running at the moment. */
  | 'SIGN_IN_DAYS_CLOSED'
  /** Each day needs a reward, and points must be whole. */
  | 'SIGN_IN_DAYS_TERMS_INVALID'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

/** What a day gives. */
export type SignInDayKind =
  /** Money into the main wallet. */
  | 'MONEY'
  /** Points, which are redeemed in the mall or exchanged for money. */
  | 'POINTS';

/** Input of updateSignInDaySettings. */
export type SignInDaySettingsInput = {
  /** Whether it runs. */
  isRunning: boolean;
  /** Why, for the audit log. */
  reason: string;
  /** Of the first day, the second and so on, at most 31. */
  steps: Array<SignInDayWorthInput>;
};

/** What a day is worth. */
export type SignInDayWorthInput = {
  /** How much; of points whole ones. */
  amount: string;
  /** What it gives. */
  kind: SignInDayKind;
};

/** All that may stand in the way of a change in `sites`. */
export type SiteErrorCode =
  /** {{address}} is neither an IP address nor a range of them, or a range too wide. Write it like 203.0.113.7 or 203.0.113.0/24. */
  | 'BLOCKED_ADDRESS'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** {{address}} is not a host. Write https:// and the host, without a path. */
  | 'CONTENT_NETWORK_ADDRESS'
  /** {{address}} is there twice. */
  | 'CONTENT_NETWORK_TWICE'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** A brand has {{most}} ways to reach it at most. Take one away first. */
  | 'CUSTOMER_SERVICES_TOO_MANY'
  /** The address does not fit its kind. A link begins with https:// and belongs to that service; a number has digits only; a mail address is complete. */
  | 'CUSTOMER_SERVICE_ADDRESS'
  /** The brand has a live chat already. Change that one. */
  | 'CUSTOMER_SERVICE_CHAT_TWICE'
  /** This way to reach us was not found. Load the list again. */
  | 'CUSTOMER_SERVICE_NOT_FOUND'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** {{domain}} is not a host name. Please write it like www.brand.com, without https:// and without a port. */
  | 'DOMAIN_ADDRESS'
  /** {{domain}} is already in use. Please choose another host name. */
  | 'DOMAIN_TAKEN'
  /** {{domain}} is there twice. */
  | 'DOMAIN_TWICE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This was changed after you opened the page. Reload it and look again before you confirm. */
  | 'FOUR_EYES_CHANGED'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** An icon has to be a picture that was uploaded for this brand. */
  | 'ICON_NOT_OWN'
  /** An icon has to be square, {{least}} pixels a side at least. This picture is {{width}} × {{height}}. */
  | 'ICON_SHAPE'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The language {{language}} lacks words: players cannot be offered it yet. */
  | 'LANGUAGE_INCOMPLETE'
  /** The brand does not offer the language {{language}}. */
  | 'LANGUAGE_NOT_OFFERED'
  /** A brand with real money cannot be without this. */
  | 'LIVE_DEMANDS_IT'
  /** A logo has to be a picture that was uploaded for this brand. */
  | 'LOGO_NOT_OWN'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** All values are those in force already, so there is nothing to save. */
  | 'MERCHANT_CHANGES_NOTHING'
  /** Another brand has this code. Please choose another one. */
  | 'MERCHANT_CODE_TAKEN'
  /** The brand to copy has amounts in {{currency}}. Please choose that currency, or copy no brand. */
  | 'MERCHANT_COPY_CURRENCY'
  /** This is no currency that we know. Please write its three letters, like VND. */
  | 'MERCHANT_CURRENCY'
  /** Somebody else has just saved, published or discarded this draft. Reload the page, look at the new draft and go on from there. */
  | 'MERCHANT_DRAFT_CHANGED'
  /** The brand has no draft any more. Reload the page. */
  | 'MERCHANT_DRAFT_NOT_FOUND'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** Where money is real, brands are opened by whoever runs the house, with a licence: npm run open-brand. */
  | 'MERCHANT_OPENING_LIVE'
  /** This is no time zone that we know. Please write it like Asia/Ho_Chi_Minh. */
  | 'MERCHANT_TIME_ZONE'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** Something was changed after this save. Reload, look at what would be undone, then decide. */
  | 'MERCHANT_VERSION_CHANGED_SINCE'
  /** There is no save with this number. */
  | 'MERCHANT_VERSION_NOT_FOUND'
  /** {{country}} has no mobile numbers of its own. */
  | 'MOBILE_COUNTRY'
  /** Whoever registers by mobile number could never sign in again. Switch on a password at registration, sign-in by SMS code, or a new password by phone. */
  | 'MODULE_LOCKS_OUT'
  /** This module does nothing while the module that it needs is off. Switch that one on first. */
  | 'MODULE_NEEDS'
  /** There is no such module. */
  | 'MODULE_NOT_FOUND'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This also concerns brands that are not yours. Ask an administrator of all of them. */
  | 'OPERATOR_BEYOND_BRANDS'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** A password may be {{minimum}} to {{maximum}} characters long; set both lengths within that. */
  | 'PASSWORD_FIELD_LENGTHS'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The greatest length must lie between the least one and 1000. */
  | 'REGISTRATION_FIELD_LENGTHS'
  /** This field cannot be switched off: every account needs it. */
  | 'REGISTRATION_FIELD_NEEDED'
  /** There is no such registration field. */
  | 'REGISTRATION_FIELD_NOT_FOUND'
  /** This pattern is not a valid expression. */
  | 'REGISTRATION_FIELD_PATTERN'
  /** {{part}} is not possible here. A pattern may not look ahead or back, refer to an earlier group, or repeat more than 1,000 times. */
  | 'REGISTRATION_FIELD_PATTERN_IMPOSSIBLE'
  /** This pattern is too large. It may have {{limit}} characters at most, and fewer or smaller repetitions. */
  | 'REGISTRATION_FIELD_PATTERN_LARGE'
  /** {{address}} cannot be opened. Write a whole https:// address, or a page of the portal that begins with /. */
  | 'RESOURCE_ADDRESS'
  /** Each link has one address. */
  | 'RESOURCE_TWICE'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** {{token}} is not a colour. Please write it like #f0b849. */
  | 'THEME_COLOUR'
  /** Text on {{token}} has a contrast of {{ratio}}, and is hard to read. At least {{least}} is needed: please choose a lighter or a darker colour. */
  | 'THEME_CONTRAST'
  /** {{token}} is nothing that a brand replaces. */
  | 'THEME_TOKEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** This is no IP address. Write it like 203.0.113.7. */
  | 'VISIT_ADDRESS';

/** What a ticket is about. */
export type TicketCategory =
  /** The account and signing in. */
  | 'ACCOUNT'
  /** A complaint, which is kept in the register and ends with an outcome. */
  | 'COMPLAINT'
  /** Money in. */
  | 'DEPOSIT'
  /** A game or a bet. */
  | 'GAME'
  /** Anything else. */
  | 'OTHER'
  /** Promotions and rewards. */
  | 'PROMOTION'
  /** What could be better. */
  | 'SUGGESTION'
  /** Money out. */
  | 'WITHDRAWAL';

/** Within which time a ticket of a category is answered and ended. */
export type TicketDeadlineInput = {
  /** Minutes to the first answer. */
  answerMinutes: number;
  /** What tickets are about that these times hold for; name each at most once, the house's own times hold for the others. */
  category: TicketCategory;
  /** Minutes to the end; a complaint takes 56 days at most. */
  resolutionMinutes: number;
};

/** All that may stand in the way of a change in `tickets`. */
export type TicketErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** The brand does not use this language. */
  | 'CANNED_ANSWER_LANGUAGE'
  /** There is no such canned answer. */
  | 'CANNED_ANSWER_NOT_FOUND'
  /** The captcha check failed. Please wait for a new one and try again. */
  | 'CAPTCHA_CHECK_FAILED'
  /** Please enter the captcha. */
  | 'CAPTCHA_REQUIRED'
  /** The captcha is not right. Please try again with a new one. */
  | 'CAPTCHA_WRONG'
  /** The content cannot be empty. */
  | 'CONTENT_EMPTY'
  /** Please enter between {{minimum}} and {{maximum}} characters. */
  | 'CONTENT_LENGTH'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You have {{most}} requests that are not closed. Close some before you send another. */
  | 'TICKETS_TOO_MANY'
  /** This request is closed. You can reopen it or send a new one. */
  | 'TICKET_CLOSED'
  /** Please enter a valid email address. */
  | 'TICKET_CONTACT_INVALID'
  /** Please leave an email address: every complaint is answered. */
  | 'TICKET_CONTACT_NEEDED'
  /** A resolution cannot be due before the first answer, and a complaint takes 56 days at most. */
  | 'TICKET_DEADLINE_INVALID'
  /** Take the ticket before you answer it. */
  | 'TICKET_NOT_CLAIMED'
  /** Only a closed request can be rated. */
  | 'TICKET_NOT_CLOSED'
  /** There is no such request. */
  | 'TICKET_NOT_FOUND'
  /** Only complaints go to the supervisors. */
  | 'TICKET_NO_COMPLAINT'
  /** Please choose the outcome before you close a complaint. */
  | 'TICKET_OUTCOME_NEEDED'
  /** A picture is gone or is not your own upload. Please choose it again. */
  | 'TICKET_PICTURE_UNKNOWN'
  /** You have rated this request already. */
  | 'TICKET_RATED'
  /** There is no such bet or transaction in your account. */
  | 'TICKET_REFERENCE_UNKNOWN'
  /** {{operator}} is working on this ticket. */
  | 'TICKET_TAKEN'
  /** This request has been closed for more than {{days}} days. Please send a new one. */
  | 'TICKET_TOO_OLD'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** Please complete the verification first. */
  | 'VERIFY_FIRST';

/** Input of updateTicketRules. */
export type TicketRulesInput = {
  /** By when, by category. */
  deadlines: Array<TicketDeadlineInput>;
  /** Why; the audit log keeps it. */
  reason?: string | null | undefined;
  /** Days until an answer that nobody replies to ends a ticket, 1 to 60. */
  silenceDays: number;
};

/** All that may stand in the way of a change in `turnover`. */
export type TurnoverErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Some of your bets are not settled yet. Wait for their results, then cancel the bonus. */
  | 'TURNOVER_BETS_OPEN'
  /** The amounts have changed. Look at them again, then confirm. */
  | 'TURNOVER_CHANGED'
  /** Some of your money is with a vendor. Bring it back to the main wallet, then cancel the bonus. */
  | 'TURNOVER_MONEY_AWAY'
  /** Only a running bonus can be cancelled. */
  | 'TURNOVER_NOT_CANCELLABLE'
  /** This turnover requirement was not found. */
  | 'TURNOVER_NOT_FOUND'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

/** Input of updateTurnoverRule. */
export type TurnoverRuleInput = {
  /** The source. */
  id: TurnoverSource;
  /** Times the amount. */
  multiplier: number;
  /** Why, for the audit log. */
  reason: string;
  /** What of a valid bet counts; a category that is not named counts in full. */
  weights: Array<TurnoverShareInput>;
};

/** What of a valid bet counts in a category. */
export type TurnoverShareInput = {
  /** The category. */
  gameType: GameType;
  /** Per cent of the valid bet. */
  percent: number;
};

/** What a bucket comes from. */
export type TurnoverSource =
  /** Money that the house gave; `reward` says for what. */
  | 'BONUS'
  /** Money that the member paid in. */
  | 'DEPOSIT'
  /** Money given back on what was played. */
  | 'REBATE';

/** Input of updateRebateRules. */
export type UpdateRebateRulesInput = {
  /** How many days a day's rebate may be claimed, 1 to 60. */
  claimDays: number;
  /** The most that the play of one day brings a member; zero where there is no such amount. */
  dailyCap: string;
  /** Whether the daily job gives what is open; else members claim it. */
  isAutomatic: boolean;
  /** Less than that is not given; it waits for more. */
  leastClaim: string;
  /** Of each category; one that is not named gives nothing. */
  rates: Array<RebateCategoryRateInput>;
  /** Why; kept in the audit log. */
  reason: string;
};

/** Input of updateReferralRule. */
export type UpdateReferralRuleInput = {
  /** For each friend. */
  fixed: string;
  /** The most that comes of the percentage. */
  greatestShare: string;
  /** Whether friends are promised anything. */
  isRunning: boolean;
  /** What the friend's deposits have to reach together. */
  leastDeposit: string;
  /** What the friend has to play. */
  leastValidBet: string;
  /** Friends for whom a member is paid in a month. */
  mostFriends: number;
  /** Per cent of the friend's first deposit, on top. */
  percent: number;
  /** Why; kept in the audit log. */
  reason: string;
};

/** All that may stand in the way of a change in `wallets`. */
export type WalletErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** The period must be longer than nothing and no longer than 400 days. */
  | 'ACTIVITY_PERIOD_INVALID'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** There is no such copy; it may have expired. */
  | 'EXPORT_NOT_FOUND'
  /** The copy is not ready yet. */
  | 'EXPORT_NOT_READY'
  /** This file does not exist. */
  | 'FILE_NOT_FOUND'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** Your agent has switched this game off for the whole line. Choose another one, or ask your agent. */
  | 'LINE_GAME_OFF'
  /** You have reached your loss limit of {{limit}} {{currency}}. You can play again when the next period begins. */
  | 'LOSS_LIMIT_REACHED'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** You are taking a break, so you cannot play, deposit or send money to others now. You can still withdraw. */
  | 'MEMBER_EXCLUDED'
  /** Today you can still send {{left}} {{currency}} (at most {{limit}} a day). */
  | 'MEMBER_TRANSFER_DAILY'
  /** You can send only to your direct upline or to somebody in your own line. */
  | 'MEMBER_TRANSFER_NOT_IN_LINE'
  /** Transfers within the line are not open. */
  | 'MEMBER_TRANSFER_OFF'
  /** The amount must be between {{minimum}} and {{maximum}} {{currency}}. */
  | 'MEMBER_TRANSFER_OUTSIDE'
  /** The amounts contradict each other: least ≤ most ≤ most a day. */
  | 'MEMBER_TRANSFER_RANGE'
  /** This member cannot receive money at the moment. */
  | 'MEMBER_TRANSFER_RECEIVER'
  /** Please play {{missing}} {{currency}} more before sending money ({{done}} of {{required}} done). */
  | 'MEMBER_TRANSFER_TURNOVER'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The payment password was wrong too often. Try again in {{minutes}} minutes, or set a new one with your sign-in password. */
  | 'PAYMENT_PASSWORD_LOCKED'
  /** You have no payment password yet. Set one in the security centre, then try again. */
  | 'PAYMENT_PASSWORD_NOT_SET'
  /** The payment password is not right. */
  | 'PAYMENT_PASSWORD_WRONG'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** The span must be 1 to {{days}} days. */
  | 'TEAM_SPAN_INVALID'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The provider does not offer this game right now. Please choose another one. */
  | 'VENDOR_GAME_UNKNOWN'
  /** This transfer is decided already. Reload to see the result. */
  | 'VENDOR_TRANSFER_DECIDED'
  /** Ask the vendor first, before you decide this transfer. */
  | 'VENDOR_TRANSFER_NOT_ASKED'
  /** There is no such wallet transfer. */
  | 'VENDOR_TRANSFER_NOT_FOUND'
  /** You proposed this, so somebody else must confirm it. */
  | 'VENDOR_TRANSFER_OWN'
  /** The game provider did not answer. Please try again in a few minutes. */
  | 'VENDOR_UNAVAILABLE'
  /** This provider is not answering, so no money was moved. Please try again in a few minutes. */
  | 'VENDOR_WALLET_DOWN'
  /** There is no wallet at this vendor. */
  | 'VENDOR_WALLET_UNKNOWN'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT'
  /** Trial accounts cannot move money. Register an account of your own. */
  | 'WALLET_NEEDS_TRUE_ACCOUNT'
  /** Choose the main wallet on one side and a vendor wallet on the other. */
  | 'WALLET_SAME'
  /** This request was already sent with other content. Reload the page and try again. */
  | 'WALLET_TRANSFER_KEY_REUSED';

/** All that may stand in the way of a change in `withdrawals`. */
export type WithdrawalErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** Please choose a bank or wallet from the list. */
  | 'BANK_NOT_FOUND'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** Verify your identity before you withdraw. */
  | 'IDENTITY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The payment password was wrong too often. Try again in {{minutes}} minutes, or set a new one with your sign-in password. */
  | 'PAYMENT_PASSWORD_LOCKED'
  /** You have no payment password yet. Set one in the security centre, then try again. */
  | 'PAYMENT_PASSWORD_NOT_SET'
  /** The payment password is not right. */
  | 'PAYMENT_PASSWORD_WRONG'
  /** You have already added this account. */
  | 'PAYOUT_ACCOUNT_EXISTS'
  /** This payout account was not found. */
  | 'PAYOUT_ACCOUNT_NOT_FOUND'
  /** A new account rests for a while to keep you safe. You can use it afterwards. */
  | 'PAYOUT_ACCOUNT_RESTING'
  /** You can have at most {{limit}} payout accounts. Please remove one first. */
  | 'PAYOUT_ACCOUNT_TOO_MANY'
  /** A holder name has letters and spaces only. */
  | 'PAYOUT_NAME_INVALID'
  /** The account holder must be you, with the name you registered. */
  | 'PAYOUT_NAME_MISMATCH'
  /** This account or wallet number is not right. */
  | 'PAYOUT_NUMBER_INVALID'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** A risk case that is not closed holds this member’s withdrawals. Close it first. */
  | 'RISK_HOLDS_WITHDRAWAL'
  /** This withdrawal has not been looked at for risk yet. Please try again in a moment. */
  | 'RISK_NOT_ASSESSED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT'
  /** A withdrawal cannot be taken back once sent. Please contact customer service. */
  | 'WITHDRAWAL_CANCEL_OFF'
  /** {{claimedBy}} is working on this withdrawal. */
  | 'WITHDRAWAL_CLAIMED'
  /** You have used all {{limit}} withdrawals of today. Please come back tomorrow. */
  | 'WITHDRAWAL_DAILY_COUNT'
  /** You can still withdraw {{left}} {{currency}} today. */
  | 'WITHDRAWAL_DAILY_SUM'
  /** Within {{hours}} hours you closed a risk case that held this member's money. Another operator has to approve and pay this withdrawal; you may still refuse it. */
  | 'WITHDRAWAL_HOLD_CLEARED'
  /** This request was used for another withdrawal. Reload the page and try again. */
  | 'WITHDRAWAL_KEY_REUSED'
  /** A trial account cannot withdraw. Please register a real account. */
  | 'WITHDRAWAL_NEEDS_TRUE_ACCOUNT'
  /** Claim this withdrawal first. */
  | 'WITHDRAWAL_NOT_CLAIMED'
  /** This withdrawal was not found. */
  | 'WITHDRAWAL_NOT_FOUND'
  /** As far as the bank says, the money is with the receiver. Only what the bank returned can be paid again or given back: for a payment made by hand, enter the bank’s reference of the return. */
  | 'WITHDRAWAL_NOT_RETURNED'
  /** Please enter a whole amount. */
  | 'WITHDRAWAL_NOT_WHOLE'
  /** The bank has not confirmed this payment yet. Please wait a few minutes. */
  | 'WITHDRAWAL_ON_ITS_WAY'
  /** It is not known yet whether the bank has paid this. Please wait for its answer. */
  | 'WITHDRAWAL_PAYOUT_UNKNOWN'
  /** Please add one to three pictures of your bank statement. */
  | 'WITHDRAWAL_PROOF_NEEDED'
  /** The uploaded picture was not found. Please upload it again. */
  | 'WITHDRAWAL_PROOF_UNKNOWN'
  /** Please enter the reference of the bank. */
  | 'WITHDRAWAL_REFERENCE_NEEDED'
  /** This reference of the bank belongs to another payment or another return. Look at the statement again. */
  | 'WITHDRAWAL_REFERENCE_USED'
  /** What is missing must be more than nothing and less than what was paid. */
  | 'WITHDRAWAL_REST_INVALID'
  /** You have approved already. Somebody else must approve next. */
  | 'WITHDRAWAL_SAME_APPROVER'
  /** The amounts contradict each other: least ≤ most ≤ sum a day, with the suggested amounts in between. */
  | 'WITHDRAWAL_SETTINGS_RANGE'
  /** The withdrawal has just changed. Reload to see where it stands. */
  | 'WITHDRAWAL_STATE_CHANGED'
  /** The most you can withdraw at once is {{maximum}} {{currency}}. */
  | 'WITHDRAWAL_TOO_LARGE'
  /** {{limit}} withdrawals are on their way. Please wait until one is done. */
  | 'WITHDRAWAL_TOO_MANY_OPEN'
  /** The least you can withdraw is {{minimum}} {{currency}}. */
  | 'WITHDRAWAL_TOO_SMALL'
  /** Within {{hours}} hours you changed the access to this member's account or the payee name, or gave the member money on your own. Another operator has to approve and pay this withdrawal; you may still refuse it. */
  | 'WITHDRAWAL_TOUCHED_MEMBER'
  /** Please play {{missing}} {{currency}} more before withdrawing ({{done}} of {{required}} done). */
  | 'WITHDRAWAL_TURNOVER_MISSING';

/** Input of updateWithdrawalSettings. */
export type WithdrawalSettingsInput = {
  /** Minutes that a new payout account rests before money goes to it. */
  accountRestMinutes: number;
  /** Minutes without an answer after which the money counts as received. */
  autoReceiveMinutes: number;
  /** Withdrawals of a member a day. */
  dailyCount: number;
  /** Most of a member a day. */
  dailySum: string;
  /** Above it two operators must approve; a raise counts after a day. */
  fourEyesAbove: string;
  /** How money goes out. */
  gateway: PayoutGateway;
  /** Most of one withdrawal. */
  maximum: string;
  /** Whether a member may cancel while nobody works on it. */
  mayCancel: boolean;
  /** Least of one withdrawal. */
  minimum: string;
  /** Withdrawals of a member that may be under way at once. */
  openAtOnce: number;
  /** Amounts on offer. */
  quickAmounts: Array<string>;
  /** Why, for the audit log. */
  reason: string;
  /** Operators are told of a win of so much. */
  winAlarmFrom: string;
};

export type ConsoleWithdrawalSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleWithdrawalSettingsQuery = { settings: ConsoleWithdrawalSettingsPartsFragment };

export type UpdateWithdrawalSettingsMutationVariables = Exact<{
  input: Types.WithdrawalSettingsInput;
}>;


export type UpdateWithdrawalSettingsMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<(
      { code: Types.WithdrawalErrorCode }
      & ConsoleUserError_WithdrawalUserError_Fragment
    )> } };

export type ConsoleWithdrawalSettingsPartsFragment = { id: string, currency: string, minimum: string, maximum: string, quickAmounts: Array<string>, dailyCount: number, dailySum: string, openAtOnce: number, fourEyesAbove: string, fourEyesPending: string | null, fourEyesPendingFrom: string | null, autoReceiveMinutes: number, accountRestMinutes: number, mayCancel: boolean, gateway: Types.PayoutGateway, winAlarmFrom: string, proposal: ConsoleProposalFragment | null };

export type ConsoleTurnoverRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleTurnoverRulesQuery = { rules: Array<ConsoleTurnoverRuleFragment> };

export type UpdateTurnoverRuleMutationVariables = Exact<{
  input: Types.TurnoverRuleInput;
}>;


export type UpdateTurnoverRuleMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<(
      { code: Types.TurnoverErrorCode }
      & ConsoleUserError_TurnoverUserError_Fragment
    )> } };

export type ConsoleTurnoverRuleFragment = { id: Types.TurnoverSource, multiplier: number, weights: Array<{ gameType: Types.GameType, percent: number }>, proposal: ConsoleProposalFragment | null };

export type ConsoleMemberTransferRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleMemberTransferRulesQuery = { rules: { id: string, currency: string, toUpline: boolean, toDownline: boolean, minimum: string, maximum: string, dailyMaximum: string, proposal: ConsoleProposalFragment | null } };

export type UpdateMemberTransferRulesMutationVariables = Exact<{
  input: Types.MemberTransferRulesInput;
}>;


export type UpdateMemberTransferRulesMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<(
      { code: Types.WalletErrorCode }
      & ConsoleUserError_WalletUserError_Fragment
    )> } };

export type ConsolePaymentSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsolePaymentSettingsQuery = { settings: { id: string, currency: string, shortTolerancePercent: number, lateGraceSeconds: number, lateReportHours: number, fourEyesAbove: string, fourEyesPending: string | null, fourEyesPendingFrom: string | null, blockMinutes: number, reviewHours: number, proposal: ConsoleProposalFragment | null } };

export type UpdatePaymentSettingsMutationVariables = Exact<{
  input: Types.PaymentSettingsInput;
}>;


export type UpdatePaymentSettingsMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<(
      { code: Types.PaymentErrorCode }
      & ConsoleUserError_PaymentUserError_Fragment
    )> } };

export type ConsoleContentNetworksQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleContentNetworksQuery = { networks: { id: string, images: Array<string>, games: Array<string> } };

export type UpdateContentNetworksMutationVariables = Exact<{
  input: Types.ContentNetworksInput;
}>;


export type UpdateContentNetworksMutation = { payload: { userErrors: Array<(
      { code: Types.SiteErrorCode }
      & ConsoleUserError_SiteUserError_Fragment
    )> } };

export type ConsolePointSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsolePointSettingsQuery = { settings: { id: string, currency: string, exchangeAmount: string, minimumPoints: string, steps: Array<{ from: string, points: string }>, proposal: ConsoleProposalFragment | null } };

export type UpdatePointSettingsMutationVariables = Exact<{
  input: Types.PointSettingsInput;
}>;


export type UpdatePointSettingsMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<(
      { code: Types.PointErrorCode }
      & ConsoleUserError_PointUserError_Fragment
    )> } };

export type ConsoleReferralRuleQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleReferralRuleQuery = { rule: { id: string, isRunning: boolean, fixed: string, percent: number, greatestShare: string, leastDeposit: string, leastValidBet: string, mostFriends: number, proposal: ConsoleProposalFragment | null } };

export type UpdateReferralRuleMutationVariables = Exact<{
  input: Types.UpdateReferralRuleInput;
}>;


export type UpdateReferralRuleMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<(
      { code: Types.ReferralErrorCode }
      & ConsoleUserError_ReferralUserError_Fragment
    )> } };

export type ConsoleRebateRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleRebateRulesQuery = { rules: { id: string, isAutomatic: boolean, leastClaim: string, dailyCap: string, claimDays: number, rates: Array<{ category: Types.GameType, percent: number }>, proposal: ConsoleProposalFragment | null } };

export type UpdateRebateRulesMutationVariables = Exact<{
  input: Types.UpdateRebateRulesInput;
}>;


export type UpdateRebateRulesMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<(
      { code: Types.RebateErrorCode }
      & ConsoleUserError_RebateUserError_Fragment
    )> } };

export type ConsoleSignInDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleSignInDaysQuery = { settings: { id: string, isRunning: boolean, currency: string, money: string, points: string, steps: Array<{ kind: Types.SignInDayKind, amount: string }>, lately: { claims: number, money: string, points: string }, proposal: ConsoleProposalFragment | null } };

export type UpdateSignInDaysMutationVariables = Exact<{
  input: Types.SignInDaySettingsInput;
}>;


export type UpdateSignInDaysMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<(
      { code: Types.SignInDayErrorCode }
      & ConsoleUserError_SignInDayUserError_Fragment
    )> } };

export type ConsoleTicketRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleTicketRulesQuery = { rules: { id: string, silenceDays: number, deadlines: Array<{ category: Types.TicketCategory, answerMinutes: number, resolutionMinutes: number }> } };

export type UpdateTicketRulesMutationVariables = Exact<{
  input: Types.TicketRulesInput;
}>;


export type UpdateTicketRulesMutation = { payload: { userErrors: Array<(
      { code: Types.TicketErrorCode }
      & ConsoleUserError_TicketUserError_Fragment
    )> } };

export const ConsoleWithdrawalSettingsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleWithdrawalSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"quickAmounts"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCount"}},{"kind":"Field","name":{"kind":"Name","value":"dailySum"}},{"kind":"Field","name":{"kind":"Name","value":"openAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesAbove"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesPending"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesPendingFrom"}},{"kind":"Field","name":{"kind":"Name","value":"autoReceiveMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"accountRestMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"winAlarmFrom"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleWithdrawalSettingsPartsFragment, unknown>;
export const ConsoleTurnoverRuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleTurnoverRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TurnoverRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleTurnoverRuleFragment, unknown>;
export const ConsoleWithdrawalSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWithdrawalSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"settings"},"name":{"kind":"Name","value":"withdrawalSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleWithdrawalSettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleWithdrawalSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"quickAmounts"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCount"}},{"kind":"Field","name":{"kind":"Name","value":"dailySum"}},{"kind":"Field","name":{"kind":"Name","value":"openAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesAbove"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesPending"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesPendingFrom"}},{"kind":"Field","name":{"kind":"Name","value":"autoReceiveMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"accountRestMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"winAlarmFrom"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleWithdrawalSettingsQuery, ConsoleWithdrawalSettingsQueryVariables>;
export const UpdateWithdrawalSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWithdrawalSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateWithdrawalSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateWithdrawalSettingsMutation, UpdateWithdrawalSettingsMutationVariables>;
export const ConsoleTurnoverRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleTurnoverRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rules"},"name":{"kind":"Name","value":"turnoverRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleTurnoverRule"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleTurnoverRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TurnoverRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleTurnoverRulesQuery, ConsoleTurnoverRulesQueryVariables>;
export const UpdateTurnoverRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTurnoverRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TurnoverRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateTurnoverRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateTurnoverRuleMutation, UpdateTurnoverRuleMutationVariables>;
export const ConsoleMemberTransferRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMemberTransferRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rules"},"name":{"kind":"Name","value":"memberTransferRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"toUpline"}},{"kind":"Field","name":{"kind":"Name","value":"toDownline"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"dailyMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleMemberTransferRulesQuery, ConsoleMemberTransferRulesQueryVariables>;
export const UpdateMemberTransferRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMemberTransferRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberTransferRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateMemberTransferRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateMemberTransferRulesMutation, UpdateMemberTransferRulesMutationVariables>;
export const ConsolePaymentSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsolePaymentSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"settings"},"name":{"kind":"Name","value":"paymentSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"shortTolerancePercent"}},{"kind":"Field","name":{"kind":"Name","value":"lateGraceSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateReportHours"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesAbove"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesPending"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesPendingFrom"}},{"kind":"Field","name":{"kind":"Name","value":"blockMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reviewHours"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsolePaymentSettingsQuery, ConsolePaymentSettingsQueryVariables>;
export const UpdatePaymentSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePaymentSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updatePaymentSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdatePaymentSettingsMutation, UpdatePaymentSettingsMutationVariables>;
export const ConsoleContentNetworksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleContentNetworks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"networks"},"name":{"kind":"Name","value":"contentNetworks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"games"}}]}}]}}]} as unknown as DocumentNode<ConsoleContentNetworksQuery, ConsoleContentNetworksQueryVariables>;
export const UpdateContentNetworksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContentNetworks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNetworksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateContentNetworks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateContentNetworksMutation, UpdateContentNetworksMutationVariables>;
export const ConsolePointSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsolePointSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"settings"},"name":{"kind":"Name","value":"pointSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchangeAmount"}},{"kind":"Field","name":{"kind":"Name","value":"minimumPoints"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsolePointSettingsQuery, ConsolePointSettingsQueryVariables>;
export const UpdatePointSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePointSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PointSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updatePointSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdatePointSettingsMutation, UpdatePointSettingsMutationVariables>;
export const ConsoleReferralRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleReferralRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rule"},"name":{"kind":"Name","value":"referralRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"greatestShare"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"leastValidBet"}},{"kind":"Field","name":{"kind":"Name","value":"mostFriends"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleReferralRuleQuery, ConsoleReferralRuleQueryVariables>;
export const UpdateReferralRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReferralRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReferralRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateReferralRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateReferralRuleMutation, UpdateReferralRuleMutationVariables>;
export const ConsoleRebateRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleRebateRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rules"},"name":{"kind":"Name","value":"rebateRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leastClaim"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCap"}},{"kind":"Field","name":{"kind":"Name","value":"claimDays"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleRebateRulesQuery, ConsoleRebateRulesQueryVariables>;
export const UpdateRebateRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRebateRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRebateRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateRebateRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateRebateRulesMutation, UpdateRebateRulesMutationVariables>;
export const ConsoleSignInDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleSignInDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"settings"},"name":{"kind":"Name","value":"signInDaySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"money"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"lately"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"}},{"kind":"Field","name":{"kind":"Name","value":"money"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleSignInDaysQuery, ConsoleSignInDaysQueryVariables>;
export const UpdateSignInDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSignInDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInDaySettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateSignInDaySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateSignInDaysMutation, UpdateSignInDaysMutationVariables>;
export const ConsoleTicketRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleTicketRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rules"},"name":{"kind":"Name","value":"ticketRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"silenceDays"}},{"kind":"Field","name":{"kind":"Name","value":"deadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"answerMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"resolutionMinutes"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleTicketRulesQuery, ConsoleTicketRulesQueryVariables>;
export const UpdateTicketRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTicketRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateTicketRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateTicketRulesMutation, UpdateTicketRulesMutationVariables>;